/// Which aurumc this is.
package enum Version {
    /// The version as `major.minor.patch`.
    package static let current = "0.1.0"
}
