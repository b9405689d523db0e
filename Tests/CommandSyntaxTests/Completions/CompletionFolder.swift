import CommandSyntax
import Foundation
import TestSupport

/// A folder with a file and two folders, in which shells are asked for completions.
struct CompletionFolder {
    let folder: TemporaryFolder
    /// The completions of the three tools of these tests.
    let scripts: [String]

    init(_ shell: CompletionShell) throws {
        folder = try TemporaryFolder(name: "completions")
        try folder.write("", to: "Here/recipe.txt")
        try folder.write("", to: "Her garden/recipe.txt")
        try folder.write("", to: "Herbs.txt")
        let other = try TemporaryFolder(name: "scripts")
        outside = other
        let tools = [SampleTool.syntax, OddTool.syntax, ActionTool.syntax]
        scripts = try tools.map { tool in
            try other.write(tool.completions(for: shell), to: "\(tool.name).\(shell)").path
        }
    }

    /// Kept because it goes away with its last reference.
    private let outside: TemporaryFolder

    func run(_ command: [String]) throws -> ProcessResult {
        try TestSupport.run(
            command,
            environment: ["HOME": folder.path, "TERM": "dumb"],
            directory: folder.url
        )
    }
}

/// Whether a shell is there to be asked.
func isInstalled(_ shell: CompletionShell) -> Bool {
    (try? TestSupport.run([shell.rawValue, "-c", "exit 0"]).succeeded) ?? false
}

/// The lines of a text, without empty ones.
func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }
}
