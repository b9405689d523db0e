import Diagnostics
import ModelIR
import SwiftParser
import SwiftSyntax

/// A parsed Swift file.
struct SourceFile {
    let input: OriginFile
    let tree: SourceFileSyntax
    /// For example: `import CoreLocation`.
    let imports: [String]
    /// Whether the text mentions `modelgen:ignore`.
    let namesIgnoredDiagnostics: Bool
    private let lineStarts: [Int]

    /// Parses the text. Complexity: O(n).
    init(_ input: OriginFile, text: [UInt8]) {
        self.input = input
        // A byte order mark isn't part of the first line.
        let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
        tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        imports = importStatements(tree)
        namesIgnoredDiagnostics = contains(text, Array(IgnoreComment.mark.utf8))
        lineStarts = starts(of: text)
    }

    /// The path as the user gave it.
    var path: String { input.path }

    /// The file's index among the model's sources.
    var index: Int { input.index }

    /// The position of a node's first token, after comments and blanks.
    func position(of node: some SyntaxProtocol) -> Origin.Position {
        position(of: node.positionAfterSkippingLeadingTrivia)
    }

    /// Complexity: O(log n) for n lines.
    func position(of place: AbsolutePosition) -> Origin.Position {
        let offset = place.utf8Offset
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return Origin.Position(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// The place of a line and a column; `nil` if the file has no such line.
    func place(of position: Origin.Position) -> AbsolutePosition? {
        let line = Int(position.line) - 1
        guard lineStarts.indices.contains(line) else { return nil }
        return AbsolutePosition(utf8Offset: lineStarts[line] + Int(position.column) - 1)
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation {
        location(of: node.positionAfterSkippingLeadingTrivia)
    }

    func location(of place: AbsolutePosition) -> SourceLocation {
        let position = position(of: place)
        return SourceLocation(file: path, line: Int(position.line), column: Int(position.column))
    }

    func origin(of node: some SyntaxProtocol, parts: [Origin.Part] = []) -> Origin {
        Origin(file: input, position: position(of: node), parts: parts)
    }

    func part(_ name: String, _ node: some SyntaxProtocol) -> Origin.Part {
        Origin.Part(name: name, position: position(of: node))
    }

    /// The range of a node; only its start if it spans several lines.
    func range(of node: some SyntaxProtocol) -> SourceRange {
        let start = location(of: node)
        let end = location(of: node.endPositionBeforeTrailingTrivia)
        return SourceRange(
            start: start,
            length: start.line == end.line ? end.column - start.column : 0
        )
    }
}

/// Whether a text contains another. Complexity: O(n) for most texts of n bytes.
private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    text.indices.contains { text[$0] == part[0] && text[$0...].starts(with: part) }
}

/// The offsets at which lines start; as in Swift, `\n`, `\r` and `\r\n` end a line.
private func starts(of text: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in text.enumerated() {
        let next = offset + 1
        if byte == 0x0A || (byte == 0x0D && !(next < text.count && text[next] == 0x0A)) {
            starts.append(next)
        }
    }
    return starts
}
