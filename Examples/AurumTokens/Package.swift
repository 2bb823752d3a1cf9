// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "AurumTokensExample",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // In a package of your own, the address of the repository and a version.
        .package(name: "aurum-tokens", path: "../..")
    ],
    targets: [
        // The build step compiles Sources/Design/tokens into this target.
        .target(name: "Design", plugins: [.plugin(name: "AurumPlugin", package: "aurum-tokens")]),
        .executableTarget(name: "show-design", dependencies: ["Design"]),
    ]
)
