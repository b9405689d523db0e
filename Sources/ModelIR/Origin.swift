import Diagnostics

/// The place in a file where an element of a model is declared.
package struct Origin: Sendable {
    package var file: OriginFile
    package var position: Position
    /// The places of the parts of the declaration. For example: the attribute `name` of an XML
    /// element.
    ///
    /// Children without an origin are parts, named by their path: `userInfo[key]`,
    /// `uniquenessConstraints[0]`, `uniquenessConstraints[0][1]`, `entities[2]`.
    package var parts: [Part]

    package init(file: OriginFile, position: Position, parts: [Part] = []) {
        self.file = file
        self.position = position
        self.parts = parts
    }

    /// The index of the file in `Model.sources`.
    package var source: Int { file.index }

    /// Returns the position of a part, or of the whole declaration if it has no such part.
    package func position(of part: String) -> Position {
        parts.first { $0.name == part }?.position ?? position
    }
}

extension Origin: Hashable {
    /// The number tells the files of a model apart.
    package static func == (left: Self, right: Self) -> Bool {
        left.source == right.source && left.position == right.position && left.parts == right.parts
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(position)
        hasher.combine(parts)
    }
}

extension Origin {
    /// The beginning of a file.
    package static func start(of file: OriginFile) -> Origin {
        Origin(file: file, position: Position(line: 1, column: 1))
    }

    /// A whole file without lines. For example: a compiled model.
    package static func whole(_ file: OriginFile) -> Origin {
        Origin(file: file, position: Position(line: 0, column: 0))
    }
}

extension Origin {
    /// The place for a diagnostic.
    package var location: SourceLocation { location(at: position) }

    /// Returns the place of a part for a diagnostic, or of the whole declaration if it has no such
    /// part.
    ///
    /// For example: `attribute.origin.location(of: "name")`.
    package func location(of part: String?) -> SourceLocation {
        location(at: part.map(position(of:)) ?? position)
    }

    private func location(at position: Position) -> SourceLocation {
        SourceLocation(
            file: file.path,
            line: Int(position.line),
            column: Int(position.column)
        )
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
