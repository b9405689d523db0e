import Foundation
import ModelSamples
import TestSupport
import Testing

/// The command lines in the pages work as described: each is run, in the order of its page.
struct CommandLineTests {
    /// Pages to be followed in sequence share a folder.
    @Test(arguments: [
        ["GettingStarted.md", "Check.md"], ["ChangingAModel.md"], ["Configuration.md"],
        ["Converting.md"], ["CoreDataInCode.md"],
        ["Diagnostics.md"], ["FromADatabase.md"], ["FromGRDB.md"], ["FromObjectiveC.md"],
        ["Inputs.md"],
        ["OpeningACoreDataStore.md"], ["Output.md"], ["Plugin.md"], ["Templates.md"],
        ["../../README.md"],
    ])
    func linesOfPagesRun(_ pages: [String]) throws {
        let tool = try Tool()
        try prepare(tool)
        for page in pages {
            for block in try CommandBlock.all(of: page) {
                for bundle in block.writtenBundles { try? tool.remove(bundle) }
                let calls = try block.run(with: tool)
                #expect(!calls.isEmpty, "\(block.text)")
                for call in calls {
                    let isRight = call.status == 0 || block.showsError || call.isFinding
                    #expect(isRight, "\(page): \(call)")
                }
            }
        }
    }

    @Test func everyPageThatShowsLinesIsRun() throws {
        let folder = repositoryRoot.appending(path: "Documentation/modelgen.docc").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let pages = try names.filter { $0.hasSuffix(".md") }.filter { name in
            try !CommandBlock.all(of: name).isEmpty
        }
        #expect(
            pages == [
                "ChangingAModel.md", "Check.md", "Converting.md", "CoreDataInCode.md",
                "Diagnostics.md", "FromADatabase.md", "FromGRDB.md",
                "FromObjectiveC.md", "GettingStarted.md", "Inputs.md", "OpeningACoreDataStore.md",
                "Output.md", "Plugin.md", "SharingAStore.md", "SwiftDataTarget.md", "Templates.md",
            ]
        )
    }

    /// Creates the files that the pages refer to.
    private func prepare(_ tool: Tool) throws {
        let example = "Examples/HealthNotes/Sources/HealthNotes"
        let files = FileManager.default
        for (from, to) in [
            ("HealthNotes.xcdatamodeld", "HealthNotes.xcdatamodeld"),
            ("Values.swift", "Values.swift"),
            ("HealthNotes.xcdatamodeld", "Notes.xcdatamodeld"),
            ("HealthNotes.xcdatamodeld", "App/Notes.xcdatamodeld"),
            ("Values.swift", "App/Values.swift"),
        ] {
            let place = tool.folder.url.appending(path: to)
            try files.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let source = repositoryRoot.appending(path: "\(example)/\(from)")
            try files.copyItem(at: source.resolvingSymlinksInPath(), to: place)
        }
        try tool.folder.write(
            "@Model final class Note { var mood: Mood = .low }\nenum Mood: Int16 { case low }\n",
            to: "Models/Note.swift"
        )
        try prepareCompiledModels(tool.folder)
        try prepareHeaders(tool.folder)
    }

    /// Copies the headers that the pages refer to, and a model beside headers.
    private func prepareHeaders(_ folder: TemporaryFolder) throws {
        let goldens = repositoryRoot.appending(path: "Tests/Golden")
        for (from, to) in [
            ("headers-of-2014/input", "Wander"), ("headers-beside-a-model/input", "Garden"),
            ("headers-beside-a-model/input/Garden.xcdatamodeld", "Garden.xcdatamodeld"),
        ] {
            try FileManager.default.copyItem(
                at: goldens.appending(path: from),
                to: folder.url.appending(path: to)
            )
        }
    }

    /// Creates the databases and the compiled model that the pages refer to.
    private func prepareCompiledModels(_ folder: TemporaryFolder) throws {
        let archive = CompiledSample().bytes()
        try writeStore(archive, to: folder.path + "/Notes.sqlite")
        try folder.write("", to: "Notes.momd/VersionInfo.plist")
        try Data(archive).write(to: folder.url.appending(path: "Notes.momd/Notes.mom"))
        let script = "CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT NOT NULL);\n"
        try folder.write(script, to: "music.sql")
        try execute(script, in: folder.path + "/music.db")
    }
}

/// The command lines in a code block, as a script.
private struct CommandBlock {
    let text: String
    /// Whether the page shows an error as the output.
    let showsError: Bool

    /// A call of the tool in a block.
    struct Call: CustomStringConvertible {
        let status: Int
        let description: String

        /// What `check` reports about files that aren't up to date.
        var isFinding: Bool { status == 1 && description.contains(" check ") }
    }

    static func all(of page: String) throws -> [CommandBlock] {
        let article = try Article(page)
        let scripts = article.blocks(of: "sh").map { block in
            CommandBlock(text: lines(block) { isRun($0) }, showsError: false)
        }
        let steps = article.blocks(of: "yaml").map { block in
            CommandBlock(text: block.replacing("- run: ", with: ""), showsError: false)
        }
        let sessions = article.blocks(of: "console").map { block in
            let commands = lines(block) { $0.hasPrefix("$ ") }.replacing("$ ", with: "")
            return CommandBlock(text: commands, showsError: block.contains("error: "))
        }
        return (sessions + scripts + steps).filter { block in
            block.text.contains("modelgen ") && !block.text.contains("swift package")
        }
    }

    private static func lines(_ block: String, where isKept: (Substring) -> Bool) -> String {
        block.split(separator: "\n").filter(isKept).joined(separator: "\n")
            .replacing(".build/release/modelgen", with: "modelgen")
    }

    /// Commands that write outside the folder, or build, aren't run in tests.
    private static func isRun(_ line: Substring) -> Bool {
        let others = ["make ", "swift build", "scripts/", "eval "]
        return !others.contains { line.hasPrefix($0) } && !line.contains("~/")
            && !line.contains("/usr/local") && !line.contains("MODELGEN_TOOL")
    }

    /// Model files that a line writes, which must not exist before.
    var writtenBundles: [String] {
        let words = text.split { $0 == " " || $0 == "\n" }
        return zip(words, words.dropFirst()).filter { $0 == "-o" && $1.hasSuffix(".xcdatamodeld") }
            .map { String($1) }
    }

    /// The calls that the lines make.
    func run(with tool: Tool) throws -> [Call] {
        let log = tool.folder.url.appending(path: ".calls")
        let function = """
            modelgen() {
                "$MODELGEN" "$@" 2>.errors
                status=$?
                echo "$status modelgen $* ($(head -n 1 .errors))" >>.calls
                return $status
            }

            """
        try "".write(to: log, atomically: true, encoding: .utf8)
        try tool.shell(function + text)
        return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").compactMap {
            line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return Int(parts[0]).map { Call(status: $0, description: String(line)) }
        }
    }
}
