import Foundation
import TestSupport
import Testing

/// Over random rows and conditions, `NSPredicate` and Swift agree.
///
/// Rows and conditions are those of `RandomConditionTests`, where SQL and memory agree with Swift:
/// the same files, compiled with the classes that are generated for Core Data from the same model.
@Suite(.enabled(if: Gate.isSupported, "the gate is for Linux"), .serialized)
struct RandomPredicateTests {
    @Test func predicatesGiveTheAnswersOfSwift() throws {
        let output = try run(environment: ["MODELGEN_LONG": nil])
        #expect(output == "asked: 720\nthe answers that are recorded\n")
    }

    /// What the program prints: where the two differ, and where they answer what is not recorded.
    fileprivate func run(environment: [String: String?]) throws -> String {
        let tests = repositoryRoot.appending(path: "Tests/ModelStoreTests")
        let folder = try TemporaryFolder()
        let input = repositoryRoot.appending(path: "Tests/Golden/sqlite-store")
        let tool = try #require(builtTool, "modelgen is not built; MODELGEN can name another one")
        let generation = try TestSupport.run([
            tool, "generate", input.appending(path: "input").path,
            "--target", "coredata", "--output", folder.path,
        ])
        try #require(generation.succeeded, "\(generation.stderr)")
        let classes = ["Album", "Passport", "Person", "Photo", "Tag", "Values"].map {
            folder.url.appending(path: "\($0).swift").path
        }
        let shared = ["SeededGenerator.swift", "UUID+Number.swift"].map {
            tests.appending(path: $0).path
        }
        let files =
            try ["programs/conditions", "People", "Descriptions"].map {
                Gate.path("samples/run/\($0).swift")
            } + classes + shared
            + Gate.swiftFiles(in: tests.appending(path: "RandomConditions"))
            + [input.appending(path: "support/Address.swift").path]
        let result = try TestSupport.run(
            [Gate.path("run/run.sh")] + files,
            environment: environment
        )
        #expect(result.succeeded, "\(result.stderr)")
        return result.stdout
    }
}

/// The same at length, where the environment asks for it.
@Suite(
    .enabled(if: Gate.isSupported, "the gate is for Linux"),
    .enabled(if: isLongRun, "MODELGEN_LONG=1 runs it")
)
struct RandomPredicateLongTests {
    @Test func predicatesGiveTheAnswersOfSwift() throws {
        #expect(try RandomPredicateTests().run(environment: [:]) == "asked: 18000\n")
    }
}
