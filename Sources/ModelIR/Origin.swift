import Diagnostics

/// The place in a source where an element of a model is declared.
package struct Origin: Hashable, Sendable, Codable {
    /// An index into `Model.sources`.
    package var source: Int
    package var position: Position
    /// The places of the parts of the declaration. For example: the attribute `name` of an XML
    /// element.
    ///
    /// Children without an origin are parts, named by their path: `userInfo[key]`,
    /// `uniquenessConstraints[0]`, `uniquenessConstraints[0][1]`, `entities[2]`.
    package var parts: [Part]

    package init(source: Int, position: Position, parts: [Part] = []) {
        self.source = source
        self.position = position
        self.parts = parts
    }

    /// Returns the position of a part, or of the whole declaration if it has no such part.
    package func position(of part: String) -> Position {
        parts.first { $0.name == part }?.position ?? position
    }
}

extension Origin {
    /// Whether it precedes another origin in the sources.
    package func comesBefore(_ other: Origin) -> Bool {
        (source, position.line, position.column)
            < (other.source, other.position.line, other.position.column)
    }
}

extension Origin {
    /// A line and a column, counted from 1, the column in UTF-8 bytes. Encoded as `"12:9"`.
    package struct Position: Hashable, Sendable {
        package var line: Int32
        package var column: Int32

        package init(line: Int, column: Int) {
            self.line = Int32(clamping: line)
            self.column = Int32(clamping: column)
        }
    }

    /// A named part of a declaration.
    package struct Part: Hashable, Sendable, Codable {
        package var name: String
        package var position: Position

        package init(name: String, position: Position) {
            self.name = name
            self.position = position
        }
    }
}

extension Origin.Position: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let numbers = try container.decode(String.self).split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2 else {
            let message = "a position is written as \"line:column\""
            throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
        }
        self.init(line: numbers[0], column: numbers[1])
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(line):\(column)")
    }
}

extension Model {
    /// Returns the place of an element, or of one of its parts, for a diagnostic.
    package func location(of origin: Origin, part: String? = nil) -> SourceLocation {
        let position = part.map(origin.position(of:)) ?? origin.position
        let file = sources.indices.contains(origin.source) ? sources[origin.source] : name
        return SourceLocation(file: file, line: Int(position.line), column: Int(position.column))
    }
}
