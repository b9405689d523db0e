/// Encoded with the index of the file in `Model.sources`, which names it.
extension Origin: Codable {
    private enum CodingKeys: String, CodingKey { case source, position, parts }

    /// A decoder only knows the file's number: see ``Model/nameFiles()``.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        file = OriginFile.number(try container.decode(Int.self, forKey: .source))
        position = try container.decode(Position.self, forKey: .position)
        parts = try container.decode([Part].self, forKey: .parts)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
        try container.encode(position, forKey: .position)
        try container.encode(parts, forKey: .parts)
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
