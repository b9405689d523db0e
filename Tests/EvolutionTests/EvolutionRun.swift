import Foundation
import TestSupport
import Testing

/// The programs of a case, one for each version of its model, and their runs.
struct EvolutionRun {
    private let evolution: EvolutionCase
    private let input: InputForm
    private let folder: TemporaryFolder

    init(_ evolution: EvolutionCase, _ input: InputForm) throws {
        self.evolution = evolution
        self.input = input
        folder = try TemporaryFolder(name: evolution.name)
        if input == .bundle { try writeBundle() }
        for version in [1, 2] { try makeProgram(version) }
    }

    /// What a program prints for a file.
    func output(ofVersion version: Int, _ file: FileForm) throws -> String {
        let program = folder.url.appending(path: "program\(version)").path
        let result = try run([program, name(of: file)], directory: folder.url)
        #expect(result.succeeded, "\(result.output)")
        return result.stdout
    }

    func database(_ file: FileForm) throws -> DatabaseFile {
        try DatabaseFile(folder.url.appending(path: name(of: file)).path)
    }

    private func name(of file: FileForm) -> String { "\(file.rawValue).sqlite" }

    // MARK: Models

    /// Converts both versions to models for Core Data, in one bundle.
    private func writeBundle() throws {
        for version in [1, 2] {
            let model = "Model.xcdatamodeld/\(version).xcdatamodel"
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "Model.xcdatamodeld"),
                withIntermediateDirectories: true
            )
            let source = evolution.model(ofVersion: version).path
            try tool(["convert", source, "--to", "xcdatamodel", "-o", model])
            // The bundle's versions are models, and nothing else.
            let values = "\(version)Values.swift"
            let written = folder.url.appending(path: "Model.xcdatamodeld/\(values)")
            guard FileManager.default.fileExists(atPath: written.path) else { continue }
            try FileManager.default.moveItem(at: written, to: folder.url.appending(path: values))
        }
    }

    private func inputs(_ version: Int) -> [String] {
        switch input {
        case .swift: return [evolution.model(ofVersion: version).path]
        case .bundle:
            let values = "\(version)Values.swift"
            let hasValues = FileManager.default.fileExists(
                atPath: folder.url.appending(path: values).path
            )
            return ["Model.xcdatamodeld", "--model-version", "\(version)"]
                + (hasValues ? [values] : [])
        }
    }

    private func tool(_ arguments: [String]) throws {
        let tool = try #require(builtTool, "modelgen is not built; MODELGEN can name another one")
        let result = try run([tool] + arguments, directory: folder.url)
        try #require(result.succeeded, "\(result.output)")
    }

    // MARK: Programs

    private func makeProgram(_ version: Int) throws {
        let generated = "generated\(version)"
        let options = ["--target", "sqlite", "--layout", "single", "-o", generated]
        try tool(["generate"] + inputs(version) + options)
        let main = try folder.write(mainText(version), to: "main\(version)/main.swift").path
        let body = evolution.file(version == 1 ? "write.swift" : "read.swift").path
        let store = try #require(BuiltStore())
        let compiled = try store.compile(
            [main, body] + folder.swiftFiles(in: generated),
            to: "program\(version)",
            in: folder
        )
        try #require(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
    }

    private func mainText(_ version: Int) throws -> String {
        let classes = try evolution.classes(ofVersion: version).map { "\($0).self" }
        let body =
            version == 1
            ? "try write(context)\n    try context.save()" : "try read(context)"
        return "import Foundation\nimport ModelStore\n\n" + """
            func run() throws {
                let file = URL(fileURLWithPath: CommandLine.arguments[1])
                var configuration = ModelConfiguration(url: file)
                configuration.migration = .\(evolution.policy)
                let schema = Schema([\(classes.joined(separator: ", "))])
                let container = try ModelContainer(for: schema, configurations: [configuration])
                if let migration = container.migration {
                    for change in migration.changes { print(change) }
                    print("\\(migration.rowCount) rows written")
                }
                let context = ModelContext(container)
                \(body)
            }

            do {
                try run()
            } catch StoreError.cannotMigrate(_, let problems) {
                for problem in problems { print("error:", problem) }
            } catch StoreError.schemaDiffers(_, let differences) {
                for difference in differences { print("error: differs:", difference) }
            } catch StoreError.newerModel {
                print("error: newer model")
            } catch {
                print("error:", error)
            }

            """
    }
}
