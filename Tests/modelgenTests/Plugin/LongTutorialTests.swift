import Foundation
import TestSupport
import Testing

extension LongPackageTests {
    /// The page that builds a small app, followed in an empty folder.
    @Suite struct LongTutorialTests {
        @Test func theAppIsBuiltAndPrintsWhatIsShown() throws {
            let tutorial = try Tutorial()
            let client = try ClientPackage()
            // The page has this repository beside the folder.
            let manifest = tutorial.manifest.replacingOccurrences(
                of: "../modelgen",
                with: repositoryRoot.path
            )
            try client.folder.write(manifest, to: "Package.swift")
            try client.folder.write(tutorial.model, to: Tutorial.modelPath)
            try client.folder.write(tutorial.program, to: Tutorial.programPath)
            let result = try client.build()
            try #require(result.succeeded && result.warnings.isEmpty, "\(result.output)")
            let lines = tutorial.output.split(separator: "\n").map(String.init)
            let first = try client.output(of: "Books")
            #expect(first == lines, "\(first)")
            let again = tutorial.commands["swift run --quiet"]?.split(separator: "\n").map(
                String.init
            )
            let second = try client.output(of: "Books")
            #expect(second == again, "\(second)")

            try client.folder.write(tutorial.wrongModel, to: Tutorial.modelPath)
            let broken = try client.build()
            let message = try #require(tutorial.commands["swift build"])
            #expect(!broken.succeeded && broken.output.contains(message), "\(broken.output)")
        }
    }
}
