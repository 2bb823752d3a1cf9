// Announcements, as far as generated code needs them.

public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public func post() {}
    }
}
