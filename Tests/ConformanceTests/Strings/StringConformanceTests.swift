import Foundation
import TestSupport
import Testing

/// Strings that break programs, wherever a user's string goes, for both targets.
@Suite(
    .enabled(if: Suites.isThere, "the suites are not beside the repository"),
    .enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"),
    .enabled(if: Gate.isSupported, "the gate is for Linux"),
    .serialized
)
struct StringConformanceTests {
    private let strings: [String]

    init() throws {
        strings = try NaughtyStrings.read()
    }

    @Test func everyStringIsTakenOrRefused() throws {
        #expect(strings.count == 515)
        let outcomes = try names() + fileNames() + sqlite() + coreData()
        try OutcomeTable(
            title: "Strings",
            about: """
                The strings of the [Big List of Naughty \
                Strings](https://github.com/minimaxir/big-list-of-naughty-strings), by their \
                numbers from 0. The code for all names that are taken is compiled; values, \
                conditions and files are those of programs that run.
                """,
            outcomes: outcomes
        ).check("strings.md")
    }
}

// MARK: - Names

extension StringConformanceTests {
    private func names() throws -> [Outcome] {
        try NamePosition.allCases.flatMap { position in
            let sqlite = try NamedModel(position, "sqlite", strings)
            try expectCompiles(sqlite)
            let coreData = try NamedModel(position, "coredata", strings)
            let result = try Gate.check(modules: [coreData.output.path])
            #expect(result.succeeded, "\(position): \(result.output)")
            return [sqlite, coreData].flatMap { $0.outcomes(of: strings.count) }
        }
    }

    /// Runs the code, too: every table is created.
    private func expectCompiles(_ model: NamedModel) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: model.output.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let classes = files.map { "`\($0.dropLast(".swift".count))`.self" }
        let imports = "import Foundation\nimport ModelStore\n"
        let program = """
            \(imports)
            let classes: [any PersistentModel.Type] = [
                \(classes.joined(separator: ",\n    "))
            ]
            let file = URL(fileURLWithPath: CommandLine.arguments[1])
            _ = try ModelContainer(
                for: Schema(classes),
                configurations: [ModelConfiguration(url: file)]
            )
            print(classes.count)
            """
        let main = try model.folder.write(program, to: "main.swift").path
        let sources = files.map { model.output.appending(path: $0).path } + [main]
        let output = try compileAndRun(sources, in: model.folder)
        #expect(output == "\(model.accepted.count)\n", "\(model.position)")
    }

    private func compileAndRun(_ files: [String], in folder: TemporaryFolder) throws -> String {
        let store = try #require(BuiltStore())
        let options = ["-swift-version", "6", "-wmo", "-module-name", "Program", "-o", "program"]
        let libraries = try store.importOptions + store.linkOptions()
        let compiled = try run(["swiftc"] + options + files + libraries, directory: folder.url)
        try #require(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
        let program = folder.url.appending(path: "program").path
        let result = try run(
            [program, "store.sqlite", NaughtyStrings.file.path],
            directory: folder.url
        )
        try #require(result.succeeded, "\(result.output)")
        return result.stdout
    }
}

// MARK: - Names of files

extension StringConformanceTests {
    private func fileNames() throws -> [Outcome] {
        try ["sqlite", "coredata"].flatMap { target in
            let folder = try TemporaryFolder(name: "files")
            var generated: [String] = []
            let outcomes = try strings.enumerated().map { number, string in
                let verdict = try verdict(onFileName: string, target, number, folder)
                if verdict == .passed { generated.append("Generated/\(number)/Person.swift") }
                return Outcome(
                    part: "name of a file, \(target)",
                    name: "\(number)",
                    verdict: verdict
                )
            }
            let parse = ["swiftc", "-frontend", "-parse"]
            let parsed = try run(parse + generated, directory: folder.url)
            #expect(parsed.succeeded && parsed.output.isEmpty, "\(parsed.output)")
            return outcomes
        }
    }

    /// Generates from a model file of that name, with a folder of that name in its path.
    private func verdict(
        onFileName name: String,
        _ target: String,
        _ number: Int,
        _ folder: TemporaryFolder
    ) throws -> Verdict {
        guard NaughtyStrings.fitsFileName(name) else {
            return .refused("no file system takes it as a name")
        }
        let contents = """
            <model><entity name="Person" representedClassName="Person">
            <attribute name="name" optional="YES" attributeType="String"/></entity></model>
            """
        let model = "Models/\(name)"
        try folder.write(contents, to: "\(model)/\(name).xcdatamodel/contents")
        let tool = try #require(builtTool, "modelgen is not built")
        let arguments = ["\(model)/\(name).xcdatamodel", "--target", target, "--output"]
        let output = "Generated/\(number)"
        for command in ["generate", "check"] {
            let result = try run([tool, command] + arguments + [output], directory: folder.url)
            if !result.succeeded { return .open("\(command): \(result.output)") }
        }
        return .passed
    }
}

// MARK: - Values and conditions

extension StringConformanceTests {
    private func sqlite() throws -> [Outcome] {
        let program = try StringProgram(strings, "sqlite")
        let main = try program.folder.write(
            "import Foundation\nimport ModelStore\nimport ModelTypes\n\n"
                + "let blns = CommandLine.arguments[2]\n" + stringProgramOpening
                + "let classes: [any PersistentModel.Type] = [\(program.classList)]\n"
                + sqliteStatements + program.comparisons + "\n",
            to: "main.swift"
        ).path
        let said = try compileAndRun(try program.generatedFiles() + [main], in: program.folder)
        let parts = ["stored value", "default value", "condition", "name of a store"]
        return parts.flatMap { outcomes(part: $0, "sqlite", said) }
    }

    private func coreData() throws -> [Outcome] {
        let program = try StringProgram(strings, "coredata")
        let main = try program.folder.write(
            "import CoreData\nimport Foundation\nimport ModelTypes\n\n"
                + "let blns = \"\(NaughtyStrings.file.path)\"\n" + stringProgramOpening
                + coreDataStatements(program.descriptions) + program.comparisons + "\n",
            to: "main.swift"
        ).path
        let files = try program.generatedFiles()
        let result = try run([Gate.path("run/run.sh"), main] + files)
        try #require(result.succeeded, "\(result.output)")
        let parts = ["stored value", "default value", "condition"]
        let verdicts = try DefaultsInModelFile(strings, program).verdicts()
        return parts.flatMap { outcomes(part: $0, "coredata", result.stdout) }
            + verdicts.enumerated().map { number, verdict in
                Outcome(part: "default value, model file", name: "\(number)", verdict: verdict)
            }
    }

    /// A line for each string that went wrong: part, number and what it is, separated by tabs.
    private func outcomes(part: String, _ target: String, _ said: String) -> [Outcome] {
        let lines = said.split(separator: "\n").map { $0.split(separator: "\t") }
            .filter { $0.count == 3 && $0[0] == part }
        let wrong = Dictionary(lines.map { (Int($0[1]) ?? -1, String($0[2])) }) { $0 + "; " + $1 }
        return strings.enumerated().map { number, string in
            let isFile = part == "name of a store"
            let cannotBe = isFile && !NaughtyStrings.fitsFileName(string)
            let verdict: Verdict =
                cannotBe
                ? .refused("no file system takes it as a name")
                : wrong[number].map(Verdict.open) ?? .passed
            return Outcome(part: "\(part), \(target)", name: "\(number)", verdict: verdict)
        }
    }

    private var sqliteStatements: String {
        """
        let file = URL(fileURLWithPath: CommandLine.arguments[1])
        let container = try ModelContainer(
            for: Schema(classes),
            configurations: [ModelConfiguration(url: file)]
        )
        let writing = ModelContext(container)
        for (number, string) in strings.enumerated() {
            writing.insert(Text(number: number, text: string))
        }
        try writing.save()

        let context = ModelContext(container)
        let field = Text.fields.text
        for text in try context.fetch(Text.self, sortBy: [Text.fields.number.ascending]) {
            same("stored value", text.number, text.text)
        }
        for (number, string) in strings.enumerated() {
            let conditions: [(String, Condition<Text>, (String) -> Bool)] = [
                ("==", field == string, { Array($0.utf8) == Array(string.utf8) }),
                ("!=", field != string, { Array($0.utf8) != Array(string.utf8) }),
                ("isIn", field.isIn([string]), { Array($0.utf8) == Array(string.utf8) }),
                ("contains", field.contains(string), { holds($0, string) }),
                ("hasPrefix", field.hasPrefix(string), { $0.hasPrefix(string) }),
                ("hasSuffix", field.hasSuffix(string), { $0.hasSuffix(string) }),
            ]
            for (name, condition, holds) in conditions {
                let texts = try context.fetch(Text.self, where: condition)
                found(number, name, texts.map(\\.number), holds)
            }
        }

        let folder = file.deletingLastPathComponent().appending(path: "stores")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, string) in strings.enumerated() {
            guard !string.isEmpty, !string.utf8.contains(UInt8(ascii: "/")), string.utf8.count < 230
            else { continue }
            let file = folder.appending(path: string + ".store")
            for isThere in [false, true] {
                let container = try ModelContainer(
                    for: Schema([Text.self]),
                    configurations: [ModelConfiguration(url: file)]
                )
                let context = ModelContext(container)
                let texts = try context.fetch(FetchDescriptor<Text>())
                if isThere {
                    same("name of a store", number, texts.first?.text)
                } else if texts.isEmpty {
                    context.insert(Text(number: number, text: string))
                    try context.save()
                }
            }
            if !FileManager.default.fileExists(atPath: file.path) {
                print("name of a store\\t\\(number)\\tthere is no such file")
            }
        }

        """
    }

    private func coreDataStatements(_ descriptions: String) -> String {
        """
        @MainActor func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.isOptional = false
            return attribute
        }

        @MainActor func entity(_ name: String, _ texts: [String], _ numbers: [String])
            -> NSEntityDescription
        {
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = name
            entity.properties = texts.map { attribute($0, .stringAttributeType) }
                + numbers.map { attribute($0, .integer64AttributeType) }
            return entity
        }

        let model = NSManagedObjectModel()
        model.entities = [
            \(descriptions)
        ]
        let container = NSPersistentContainer(name: "Strings", managedObjectModel: model)
        container.loadPersistentStores { _, _ in }
        let context = container.viewContext
        for (number, string) in strings.enumerated() {
            context.insert(Text(number: number, text: string))
        }
        try context.save()
        let all = Text.fetchRequest(where: .constant(true), sortedBy: Text.fields.number.ascending)
        for text in try context.fetch(all) { same("stored value", Int(text.number), text.text) }
        let field = Text.fields.text
        for (number, string) in strings.enumerated() {
            let conditions: [(String, Condition<Text>, (String) -> Bool)] = [
                ("==", field == string, { $0 == string }), ("!=", field != string, { $0 != string }),
                ("isIn", field.isIn([string]), { $0 == string }),
            ]
            for (name, condition, holds) in conditions {
                let texts = try context.fetch(Text.fetchRequest(where: condition))
                found(number, name, texts.map { Int($0.number) }, holds)
            }
            let contains = try context.fetch(Text.fetchRequest(where: field.contains(string)))
            if !string.isEmpty, !contains.contains(where: { Int($0.number) == number }) {
                print("condition\\t\\(number)\\tcontains doesn't find it")
            }
        }

        """
    }
}
