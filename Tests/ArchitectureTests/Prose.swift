import Foundation
import TestSupport

/// The text of a file that people read: comments, or a page without its code.
struct Prose {
    let paragraphs: [Paragraph]

    struct Paragraph {
        /// The line on which it begins, counted from 1.
        let line: Int
        /// Inline code is reduced to its quotes.
        let text: String
    }

    init(_ path: String) throws {
        let data = try Data(contentsOf: repositoryRoot.appending(path: path))
        let text = String(decoding: data, as: UTF8.self)
        switch URL(fileURLWithPath: path).pathExtension {
        case "swift": self.init(text) { Self.comment(in: $0) }
        case "mustache": self.init(text) { Self.templateComment(in: $0) }
        default: self.init(page: text)
        }
    }

    init(page: String) {
        var isCode = false
        self.init(page) { line in
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            return isFence || isCode ? nil : String(line)
        }
    }

    /// - Parameter prose: The prose on a line; `nil` for a line without any.
    private init(_ text: String, prose: (Substring) -> String?) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var paragraphs: [Paragraph] = []
        var (start, words): (Int, [String]) = (0, [])
        for (index, line) in (lines + [""]).enumerated() {
            if let part = prose(line), !part.isEmpty {
                if words.isEmpty { start = index }
                words.append(part)
            } else if !words.isEmpty {
                let text = Self.withoutCode(words.joined(separator: " "))
                paragraphs.append(Paragraph(line: start + 1, text: text))
                words = []
            }
        }
        self.paragraphs = paragraphs
    }

    static func hasProse(_ path: String) -> Bool {
        [".swift", ".mustache", ".md"].contains { path.hasSuffix($0) }
    }

    /// For example: `The path.` for `    /// The path.`.
    private static func comment(in line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("//") else { return nil }
        return String(text.drop { $0 == "/" }.drop { $0 == " " })
    }

    private static func templateComment(in line: Substring) -> String? {
        guard let start = line.range(of: "{{!"),
            let end = line.range(of: "}}", range: start.upperBound..<line.endIndex)
        else { return nil }
        return String(line[start.upperBound..<end.lowerBound])
    }

    /// The text with empty quotes for inline code, except for `nil`, which prose uses as a word.
    private static func withoutCode(_ text: String) -> String {
        text.replacing("`nil`", with: "nil")
            .replacingOccurrences(of: "`[^`]*`", with: "``", options: .regularExpression)
    }
}
