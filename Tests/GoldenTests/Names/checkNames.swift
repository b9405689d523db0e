import Foundation
import TestSupport
import Testing

/// Code for a model with candidate names, and the names that errors reject.
struct NamedCode {
    let folder: URL
    let refused: Set<String>

    /// Generates the code, without the names that errors reject.
    ///
    /// - Parameter model: Makes the text of the model for some names.
    init(
        _ names: [String],
        _ target: String,
        in folder: TemporaryFolder,
        _ name: String,
        model: ([String]) -> String
    ) throws {
        var refused: Set<String> = []
        var output = ""
        let values = try folder.write(NameModel.values + "\n", to: "input/Values.swift")
        self.folder = folder.url.appending(path: name, directoryHint: .isDirectory)
        // One error may hide another, which a further run reports.
        for _ in 0..<16 {
            let text = model(names.filter { !refused.contains($0) })
            let file = try folder.write(text, to: "input/\(name).xcdatamodel/contents")
            let result = try Modelgen.run(
                [
                    "generate", file.deletingLastPathComponent().path, values.path, "--target",
                    target, "-o", self.folder.path,
                ],
                directory: folder.url
            )
            output = result.output
            if result.succeeded { break }
            let errors = result.stderr.matches(of: #/: error: .*?(called|entity) '(?<name>[^']+)'/#)
            try #require(!errors.isEmpty, "\(result.output)")
            refused.formUnion(errors.map { String($0.output.name) })
        }
        self.refused = refused
        try #require(FileManager.default.fileExists(atPath: self.folder.path), "\(output)")
    }

    /// The text of each class's file, by class.
    func files() throws -> [String: String] {
        let names = try FolderContents(of: folder).names.filter {
            $0.hasSuffix(".swift") && $0 != "Values.swift"
        }
        return try names.reduce(into: [:]) { files, name in
            let data = try Data(contentsOf: folder.appending(path: name))
            files[String(name.dropLast(6))] = String(decoding: data, as: UTF8.self)
        }
    }

    /// Compiles the code with the store, and runs it with an object of each class.
    func check(in folder: TemporaryFolder) throws {
        let program = try NameProgram(files: files())
        let main = try folder.write(program.text, to: "main/main.swift")
        let files = try FolderContents(of: self.folder).names.filter { $0.hasSuffix(".swift") }
            .map { self.folder.appending(path: $0).path }
        let output = try runProgram(files + [main.path], in: folder, options: ["-Onone"])
        #expect(output.isEmpty)
    }
}

/// Checks names as properties of all kinds. None is rejected.
func checkProperties(_ names: [String], variants: Range<Int>) throws {
    let folder = try TemporaryFolder(name: "names")
    let code = try NamedCode(names, "sqlite", in: folder, "Properties") {
        NameModel.properties($0, variants: variants)
    }
    #expect(code.refused.isEmpty)
    try code.check(in: folder)
}

/// Checks names as entities. The rejected ones are Swift keywords, modules, or members of all
/// classes.
func checkEntities(_ names: [String], refusing: Set<String>) throws {
    // The file of value types has the first name, and the program's file the second.
    let names = names.filter { $0 != "values" && $0 != "main" }
    for (number, names) in distinct(names).enumerated() {
        let folder = try TemporaryFolder(name: "names")
        let code = try NamedCode(
            names,
            "sqlite",
            in: folder,
            "E\(number)",
            model: NameModel.entities
        )
        #expect(code.refused == refusing.intersection(names))
        try code.check(in: folder)
    }
}

/// The names in lists without names that differ only in case, which two classes can't have.
func distinct(_ names: [String]) -> [[String]] {
    names.reduce(into: [[String]]()) { lists, name in
        let place = lists.firstIndex { list in
            !list.contains { $0.lowercased() == name.lowercased() }
        }
        if let place { lists[place].append(name) } else { lists.append([name]) }
    }
}
