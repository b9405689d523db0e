import Foundation
import TestSupport
import Testing

/// The example's classes for SwiftData do on the stub what they promise.
@Suite(.enabled(if: Gate.isSupported, "the stub is for Linux"))
struct SwiftDataRunTests {
    @Test func theExampleRunsOnTheStub() throws {
        let work = try TemporaryFolder(name: "swiftdata")
        let example = repositoryRoot.appending(path: "Examples/HealthNotes/Sources/HealthNotes")
        let generated = try Modelgen.run(
            [
                "generate", "HealthNotes.xcdatamodeld", "Values.swift", "--config", "modelgen.json",
                "--target", "swiftdata", "--output", work.url.path,
            ],
            directory: example
        )
        #expect(generated.succeeded, "\(generated.output)")
        let files = try FolderContents(of: work.url).names.filter { $0.hasSuffix(".swift") }
            .map { work.url.appending(path: $0).path }
        let main = Gate.path("samples/swiftdata/main.swift")
        let result = try run([Gate.path("swiftdata/swiftdata.sh"), "run", main] + files)
        #expect(result.succeeded, "\(result.output)")
        #expect(
            result.stdout == """
                values: Monday Monday 70.0 70.0
                changed: Tuesday -1.0 []
                added: 100 true 1
                removed: 60 true 1
                by raw value: 1
                options: 32 sets, 0 differences
                content: singleValue 7.0 true [1, 3]
                content: interval -1.0 true

                """
        )
    }

    @Test("predicates over the flags of options find what bit operators find")
    func flags() throws {
        let folder = GoldenCase(name: "option-flags").folder.appending(path: "expected")
        let files = try FolderContents(of: folder).names.filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0).path }
        let main = Gate.path("samples/swiftdata/flags.swift")
        let result = try run([Gate.path("swiftdata/swiftdata.sh"), "run", main] + files)
        #expect(
            result.stdout == """
                default: true false false
                options: 114 sets, 912 tests, 0 differences
                ids: true

                """,
            "\(result.stderr)"
        )
    }

    @Test("versions, stages, rules and an actor do what they do in SwiftData")
    func versions() throws {
        let golden = GoldenCase(name: "swiftdata-versions")
        let files = try ["expected", "support"].flatMap { folder in
            try FolderContents(of: golden.file(folder)).names.filter { $0.hasSuffix(".swift") }
                .map { golden.file(folder).appending(path: $0).path }
        }
        let main = Gate.path("samples/swiftdata/versions.swift")
        let result = try run([Gate.path("swiftdata/swiftdata.sh"), "run", main] + files)
        #expect(
            result.stdout == """
                version 1: ["Note", "Person"]
                version 2: ["Note", "Person"]
                version 3: ["Note", "Person"]
                stage: NotesV1 to NotesV2
                stage: NotesV2 to NotesV3
                ranks: ["*", "**"]
                imported: 5
                after a note: ["b"]
                after the person: ["c", "d", "e"]

                """,
            "\(result.stderr)"
        )
    }
}
