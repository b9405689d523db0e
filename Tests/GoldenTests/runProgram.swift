import Foundation
import TestSupport
import Testing

/// Compiles a program with the recorded files of a case, and runs it with the path of a store in
/// the folder.
func runProgram(
    _ program: String,
    over golden: String,
    in folder: TemporaryFolder,
    options: [String] = []
) throws -> String {
    let imports = "import Foundation\nimport ModelStore\nimport ModelTypes\n\n"
    let main = try folder.write(imports + program + "\n", to: "main.swift")
    let generated = repositoryRoot.appending(path: "Tests/Golden/\(golden)/expected")
    let files = try FolderContents(of: generated).names.filter { $0.hasSuffix(".swift") }
        .map { generated.appending(path: $0).path }
    return try runProgram(files + [main.path], in: folder, options: options)
}

/// Compiles files with the store, and runs them.
func runProgram(_ files: [String], in folder: TemporaryFolder, options: [String] = []) throws
    -> String
{
    let store = try #require(BuiltStore())
    let compiled = try store.compile(files, options: options, in: folder)
    try #require(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
    let program = folder.url.appending(path: "program").path
    let result = try run([program, "store.sqlite"], directory: folder.url)
    #expect(result.succeeded, "\(result.output)")
    return result.stdout
}
