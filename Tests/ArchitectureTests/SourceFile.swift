import Foundation
import TestSupport

/// A Swift file of the repository.
struct SourceFile {
    /// From the root. For example: `Sources/Output/Header.swift`.
    let path: String
    let lines: [Substring]

    /// All Swift files below some folders, by path.
    static func files(below folders: [String]) throws -> [SourceFile] {
        try folders.flatMap { folder in
            let url = repositoryRoot.appending(path: folder)
            return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
                .filter { $0.hasSuffix(".swift") }.map { try SourceFile("\(folder)/\($0)") }
        }
    }

    init(_ path: String) throws {
        let data = try Data(contentsOf: repositoryRoot.appending(path: path))
        self.path = path
        lines = String(decoding: data, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
    }

    /// The modules that the file imports. For example: `Files` for `@testable import Files`.
    var imports: Set<String> {
        Set(
            lines.compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
                else { return nil }
                let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func"]
                let name = kinds.contains(words[index + 1]) ? words.last : words[index + 1]
                return name?.split(separator: ".").first.map { String($0) }
            }
        )
    }
}

extension SourceFile {
    /// The longest function with its number of lines; `nil` if there is none.
    ///
    /// The formatter puts the closing brace below the first letter of the function's first line.
    var longestFunction: (name: String, lines: Int)? {
        lines.indices.compactMap { function(at: $0) }.max { $0.lines < $1.lines }
    }

    private func function(at start: Int) -> (name: String, lines: Int)? {
        let line = lines[start]
        let text = line.drop { $0 == " " }
        guard !text.hasPrefix("//"), let name = Self.functionName(text) else { return nil }
        let closing = String(repeating: " ", count: line.count - text.count) + "}"
        let end = lines[start...].firstIndex { $0 == closing }
        return end.map { (name, $0 - start + 1) }
    }

    private static func functionName(_ text: Substring) -> String? {
        let words = text.split(separator: " ")
        guard let index = words.firstIndex(of: "func"), index + 1 < words.count else { return nil }
        return String(words[index + 1].prefix { $0 != "(" && $0 != "<" })
    }
}
