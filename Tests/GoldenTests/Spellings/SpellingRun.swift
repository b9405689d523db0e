import Foundation
import TestSupport
import Testing

/// All spellings in one file, type-checked with the code that's generated from the models.
struct SpellingRun {
    /// The first error of each spelling that doesn't compile, by its number.
    private(set) var errors: [Int: String] = [:]
    private var starts: [Int] = []

    init(_ spellings: [Spelling]) throws {
        let folder = try TemporaryFolder()
        let models = Spelling.folder.appending(path: "Models").path
        let generated = try Modelgen.run(
            ["generate", models, "--target", "sqlite", "--output", "generated"],
            directory: folder.url
        )
        try #require(generated.succeeded, "\(generated.output)")
        let file = try folder.write(text(of: spellings), to: "spellings.swift").path
        let code = folder.url.appending(path: "generated")
        let files = try FolderContents(of: code).names.map { code.appending(path: $0).path }
        let swift = files.filter { $0.hasSuffix(".swift") } + [file]
        let store = try #require(BuiltStore())
        // Apps are mostly in this mode.
        let options = ["-typecheck", "-swift-version", "5", "-wmo"] + store.importOptions
        let checked = try run(["swiftc"] + options + swift, directory: folder.url)
        try note(checked.stderr, in: file)
    }

    private mutating func text(of spellings: [Spelling]) -> String {
        var lines: [Substring] = ["import Foundation", "import ModelStore", "import Observation"]
        for (number, spelling) in spellings.enumerated() {
            starts.append(lines.count + 1)
            lines += spelling.declaration(number)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func note(_ output: String, in file: String) throws {
        for line in output.split(separator: "\n") {
            let parts = line.components(separatedBy: ": error: ")
            guard parts.count == 2, !line.hasPrefix(" ") else { continue }
            let place = parts[0].split(separator: ":")
            try #require(parts[0].hasPrefix(file), "an error elsewhere: \(line)")
            let row = try #require(place.dropFirst().first.flatMap { Int($0) })
            let number = try #require(starts.lastIndex { $0 <= row })
            errors[number] = errors[number] ?? parts[1]
        }
    }
}
