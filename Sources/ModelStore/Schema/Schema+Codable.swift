import Foundation

extension Schema: Codable {
    private enum Key: String, CodingKey { case version, entities }

    /// Writes the description of the entities. For example:
    /// `try JSONEncoder().encode(container.schema)`.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(version, forKey: .version)
        try values.encode(entities, forKey: .entities)
    }

    /// Reads the description of the entities, which names no classes: a container can't open it.
    ///
    /// For example: `try JSONDecoder().decode(Schema.self, from: data).entityNames`.
    /// - Throws: `DecodingError`, if something else was written.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            describing: try values.decode([Entity].self, forKey: .entities),
            version: try values.decode(Version.self, forKey: .version)
        )
    }

    /// Writes the description of the entities to a file, as JSON.
    ///
    /// For example: `try schema.save(to: file)`.
    /// - Throws: what writing the file throws.
    public func save(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    /// Reads the description that ``save(to:)`` wrote.
    ///
    /// For example: `try Schema.load(from: file).entityNames`.
    /// - Throws: what reading the file throws, and `DecodingError`, if it holds something else.
    public static func load(from file: URL) throws -> Schema {
        try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
    }
}
