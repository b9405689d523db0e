import Foundation
import TestSupport
import Testing

/// Every case generates code for SQLite, which compiles with the store.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct SQLiteCodeTests {
    /// Entities that share a class, and entities that are left out, don't have tables.
    private static let refused: Set = ["from-xcode", "hand-written-classes", "hiding-properties"]
    /// The user's code for these cases is for Core Data or SwiftData.
    private static let unsupported: Set = [
        "headers-unknown-names", "module-isolation", "swiftdata-versions", "transformable",
    ]
    /// The user's code is for modules that default to the main actor.
    private static let onMainActor: Set = [
        "sqlite-main-actor", "sqlite-main-actor-namespaces",
    ]

    @Test func everyCaseCompilesOverTheStore() throws {
        let work = try TemporaryFolder(name: "sqlite")
        for golden in GoldenCase.good where !Self.unsupported.contains(golden.name) {
            let folder = work.url.appending(path: golden.fileName, directoryHint: .isDirectory)
            let result = try golden.generate(target: "sqlite", to: folder)
            #expect(result.succeeded != Self.refused.contains(golden.name), "\(result.stderr)")
            guard result.succeeded else { continue }
            if !Self.onMainActor.contains(golden.name) { try compile(golden, folder) }
            // New projects of Xcode 26 assume the main actor.
            if try golden.target() == "sqlite" {
                try compile(golden, folder, ["-default-isolation", "MainActor"])
            }
        }
        let result = try lintGenerated([work.path])
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
    }

    private func compile(
        _ golden: GoldenCase,
        _ folder: URL,
        _ isolation: [String] = []
    ) throws {
        let support = golden.file("support")
        let files = try [folder, support].flatMap { folder in
            try FolderContents(of: folder).names.filter { $0.hasSuffix(".swift") }
                .map { folder.appending(path: $0).path }
        }
        guard !files.isEmpty else { return }
        let store = try #require(BuiltStore())
        let options = [
            "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Generated",
            "-package-name", "generated",
        ]
        let result = try run(["swiftc"] + options + isolation + store.importOptions + files)
        #expect(result.succeeded && result.stderr.isEmpty, "\(golden.name): \(result.output)")
    }
}

extension GoldenCase {
    /// Generates code for a target, even if the case is recorded for another.
    func generate(target: String, to folder: URL) throws -> ProcessResult {
        var arguments = try generateArguments()
        if let place = arguments.firstIndex(of: "--target") {
            arguments.removeSubrange(place...place + 1)
        }
        return try Modelgen.run(
            ["generate"] + inputs() + arguments + ["--target", target, "-o", folder.path],
            directory: self.folder
        )
    }
}
