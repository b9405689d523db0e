import Diagnostics
import Foundation
import ModelIR
import ModelJSON
import TestSupport
import Testing

/// Generated code builds the model that modelgen reads from the model file, and works with it.
@Suite(
    .enabled(if: Gate.isSupported, "the stub is for Linux"),
    .disabled(if: Recording.isOn, "recording")
)
struct ManagedModelRunTests {
    @Test("the model of Swift declarations is that of the file they convert to")
    func declared() throws {
        let golden = GoldenCase(name: "managed-model")
        let work = try TemporaryFolder(name: "managed-model")
        let converted = try Modelgen.run(
            [
                "convert", try golden.input(), "--to", "xcdatamodel", "--output",
                work.url.appending(path: "HealthNotes.xcdatamodeld").path,
            ],
            directory: golden.folder
        )
        #expect(converted.succeeded, "\(converted.output)")
        let inspected = try Modelgen.run(
            ["inspect", "HealthNotes.xcdatamodeld", "--format", "json"],
            directory: work.url
        )
        let file = try work.write(inspected.stdout, to: "model.json")
        try expectLines(of: file.path, from: "HealthNotesModel", golden, work)
    }

    @Test("everything that a model file sets is in the model that code builds")
    func ofAFile() throws {
        let golden = GoldenCase(name: "managed-model-of-a-file")
        let work = try TemporaryFolder(name: "managed-model")
        try expectLines(of: golden.file("model.json").path, from: "ArchiveModel", golden, work)
    }

    @Test("objects are used on the queue of their actor's context")
    func stack() throws {
        let golden = GoldenCase(name: "managed-model")
        let main = Gate.path("samples/run/programs/stacks.swift")
        let result = try run([Gate.path("run/run.sh"), main] + generated(golden))
        let expected = """
            built once: true
            on the main queue: true
            on its queue: true true
            not elsewhere: false
            saved: 2 2
            by its ID: Anna
            rolled back: refused 2
            an actor without a type: true 3

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.succeeded, "\(result.stderr)")
    }

    private func expectLines(
        of path: String,
        from name: String,
        _ golden: GoldenCase,
        _ work: TemporaryFolder
    ) throws {
        var diagnostics = DiagnosticSink()
        let model = JSONModelReader().read(path, diagnostics: &diagnostics)
        let expected = try ModelLines(model: #require(model)).lines
        let text = "for line in lines(of: \(name).managedObjectModel) { print(line) }\n"
        let main = try work.write(text, to: "main.swift")
        let files = [Gate.path("samples/run/ModelLines.swift")]
        let result = try run([Gate.path("run/run.sh"), main.path] + files + generated(golden))
        let lines = result.stdout.split(separator: "\n").map(String.init)
        #expect(result.succeeded, "\(result.stderr)")
        #expect(lines.count == expected.count)
        for (line, expected) in zip(lines, expected) { #expect(line == expected) }
    }

    private func generated(_ golden: GoldenCase) -> [String] {
        ["expected", "support"].flatMap { name in
            let folder = golden.file(name)
            let names = (try? FolderContents(of: folder).names) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted()
                .map { folder.appending(path: $0).path }
        }
    }
}
