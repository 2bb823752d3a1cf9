#if AURUM_STATIC_EXECUTABLE
/// Stands in for the function of the Swift runtime that looks for the program that prints backtraces.
///
/// Before `main` begins the runtime asks where that program is, and ends the process where it cannot find out where it is
/// itself: where there is no `/proc`, as in an empty root. A program without shared libraries has no such companion.
@_cdecl("swift_copyAuxiliaryExecutablePath")
func noAuxiliaryExecutable(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
#endif
