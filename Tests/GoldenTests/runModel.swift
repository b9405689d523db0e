import Foundation
import TestSupport
import Testing

/// Generates code for SQLite from a declared model, and runs a program with it.
///
/// - Parameters:
///   - model: The model's file, without imports.
///   - program: The statements of the program, without imports.
///   - files: Other files of the app, which the tool doesn't read.
/// - Returns: The output of the program. The tool and the compiler must have nothing to say.
func runModel(_ model: String, program: String, files: [String] = []) throws -> String {
    let folder = try TemporaryFolder(name: "model")
    let file = try folder.write(
        "import Foundation\nimport SwiftData\n\n\(model)\n",
        to: "Model.swift"
    )
    let result = try Modelgen.run(
        ["generate", file.path, "--target", "sqlite", "--output", "out"],
        directory: folder.url
    )
    #expect(
        result.succeeded && !result.output.contains("warning")
            && !result.output.contains("note:"),
        "\(result.output)"
    )
    let imports = "import Foundation\nimport ModelStore\n\n"
    let main = try folder.write(imports + program + "\n", to: "main.swift")
    let others = try files.enumerated().map { index, text in
        try folder.write(imports + text + "\n", to: "Other\(index).swift")
    }
    let out = folder.url.appending(path: "out")
    let generated = try FolderContents(of: out).names.filter { $0.hasSuffix(".swift") }
        .map { out.appending(path: $0) }
    return try runProgram((generated + others + [main]).map(\.path), in: folder)
}
