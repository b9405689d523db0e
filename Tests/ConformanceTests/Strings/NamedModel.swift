import Foundation
import TestSupport
import Testing

/// Entities with strings as names, and what the tool says of them for a target.
struct NamedModel {
    let folder: TemporaryFolder
    let position: NamePosition
    let target: String
    /// Why strings are refused, by their numbers.
    private(set) var refused: [Int: String] = [:]
    private var strings: [(number: Int, text: String)]

    /// Where the code for the accepted strings is.
    var output: URL { folder.url.appending(path: "Generated") }

    var accepted: [Int] { strings.map(\.number) }

    /// Generates until nothing is refused: one stage's errors keep the next from being asked.
    init(_ position: NamePosition, _ target: String, _ strings: [String]) throws {
        folder = try TemporaryFolder(name: "names")
        self.position = position
        self.target = target
        self.strings = strings.enumerated().map { ($0.offset, $0.element) }
        try refuseAlone("[xml.", "XML has no control characters") { !NaughtyStrings.fitsXML($0) }
        try refuseAlone("[output.long-name]", "too long for the name of a file") {
            $0.utf8.count > 240
        }
        for _ in 0..<5 {
            let result = try generate()
            if result.succeeded { return }
            try #require(result.status == 1, "\(result.output)")
            try refuse(result.stderr)
        }
        Issue.record("there are always further errors")
    }

    private func generate() throws -> ProcessResult {
        let head = #"<?xml version="1.0" encoding="UTF-8"?><model>"#
        let elements = strings.map { position.element($0.number, $0.text) }
        let text = ([head] + elements + ["</model>", ""]).joined(separator: "\n")
        try folder.write(text, to: "N.xcdatamodel/contents")
        let tool = try #require(builtTool, "modelgen is not built")
        return try run(
            [tool, "generate", "N.xcdatamodel", "--target", target, "--output", output.path],
            directory: folder.url
        )
    }

    /// Refuses the strings that suffice for an error, which has no line if it is about a file.
    private mutating func refuseAlone(
        _ id: String,
        _ reason: String,
        where isSuspect: (String) -> Bool
    ) throws {
        let all = strings
        for string in all where isSuspect(string.text) {
            strings = [string]
            let result = try generate()
            guard !result.succeeded else { continue }
            #expect(result.status == 1, "\(result.output)")
            if result.stderr.contains(id) { refused[string.number] = reason }
        }
        strings = all.filter { refused[$0.number] == nil }
        try? FileManager.default.removeItem(at: output)
    }

    /// For example: `N.xcdatamodel/contents:3:14: error: 'A' and … [property.same-name]`.
    private mutating func refuse(_ messages: String) throws {
        let before = refused.count
        for line in messages.split(separator: "\n") where line.contains(": error: ") {
            let parts = line.split(separator: ":")
            guard let place = parts.dropFirst().first.flatMap({ Int($0) }),
                strings.indices.contains(place - 2)
            else { continue }
            let id = line.split(separator: "[").last.map { "[\($0)" } ?? ""
            refused[strings[place - 2].number] = id
        }
        try #require(refused.count > before, "no error has a place: \(messages)")
        strings.removeAll { refused[$0.number] != nil }
    }

    /// One outcome for each string.
    func outcomes(of count: Int) -> [Outcome] {
        let part = "\(position.rawValue), \(target)"
        return (0..<count).map { number in
            let verdict = refused[number].map(Verdict.refused) ?? .passed
            return Outcome(part: part, name: "\(number)", verdict: verdict)
        }
    }
}
