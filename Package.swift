// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "aurum-tokens",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .executable(name: "aurumc", targets: ["aurumc"]),
        .library(name: "AurumTokens", targets: ["AurumTokens"]),
        .library(name: "Aurum", targets: ["Aurum"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "AurumPlatform", swiftSettings: strict),
        .target(name: "AurumSyntax", swiftSettings: strict),
        .target(name: "AurumYAML", dependencies: ["AurumSyntax", "CLibYAML"], swiftSettings: strict),
        .target(
            name: "AurumCompiler", dependencies: ["AurumSyntax", "AurumPlatform"], swiftSettings: strict),
        .target(name: "AurumDiff", dependencies: ["AurumCompiler", "AurumSyntax"], swiftSettings: strict),
        .target(
            name: "AurumEmitters", dependencies: ["AurumCompiler", "AurumDiff", "AurumSyntax"],
            swiftSettings: strict),
        .target(
            name: "AurumCommands",
            dependencies: [
                "AurumEmitters", "AurumDiff", "AurumCompiler", "AurumYAML", "AurumSyntax", "AurumPlatform",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "aurumc",
            dependencies: ["AurumCommands", "AurumPlatform"],
            swiftSettings: strict
        ),
        .target(name: "AurumTokens", path: "Generated/Swift/AurumTokens", swiftSettings: strict),
        .target(
            name: "Aurum", dependencies: ["AurumTokens"], path: "Generated/Swift/Aurum", swiftSettings: strict
        ),
        .target(
            name: "AurumTestSupport",
            dependencies: ["AurumCompiler", "AurumSyntax", "AurumYAML"],
            path: "Tests/AurumTestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "AurumSyntaxTests",
            dependencies: ["AurumSyntax", "AurumYAML", "AurumTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AurumCompilerTests",
            dependencies: ["AurumCompiler", "AurumSyntax", "AurumTestSupport", "AurumYAML"],
            resources: [.copy("Resources")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AurumDiffTests",
            dependencies: ["AurumDiff", "AurumCompiler", "AurumSyntax", "AurumTestSupport", "AurumYAML"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AurumEmittersTests",
            dependencies: ["AurumEmitters", "AurumDiff", "AurumTestSupport", "AurumYAML"],
            exclude: ["Docs/Golden"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AurumCommandsTests",
            dependencies: [
                "AurumCommands", "AurumCompiler", "AurumEmitters", "AurumPlatform", "AurumSyntax",
                "AurumTestSupport",
                "AurumYAML",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["AurumCommands", "AurumPlatform", "AurumSyntax", "AurumTestSupport"],
            exclude: ["Cases"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GeneratedTests",
            dependencies: ["Aurum", "AurumTokens"],
            swiftSettings: strict
        ),
    ]
)

// A plugin's tool is built for the machine that builds, beside the product itself: everything twice. Whoever works on the
// tool alone, as the make targets do, can leave the plugins out.
if Context.environment["AURUMC_WITHOUT_PLUGINS"] == nil {
    package.products += [
        .plugin(name: "AurumPlugin", targets: ["AurumPlugin"]),
        .plugin(name: "AurumGenerate", targets: ["AurumGenerate"]),
    ]
    package.targets += [
        .plugin(name: "AurumPlugin", capability: .buildTool(), dependencies: ["aurumc"]),
        .plugin(
            name: "AurumGenerate",
            capability: .command(
                intent: .custom(
                    verb: "aurum-generate", description: "Compile design tokens and write their outputs"),
                permissions: [.writeToPackageDirectory(reason: "The outputs are committed in the package.")]
            ),
            dependencies: ["aurumc"]
        ),
    ]
}
