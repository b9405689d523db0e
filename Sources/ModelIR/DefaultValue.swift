/// The initial value of an attribute that isn't set explicitly.
package enum DefaultValue: Hashable, Sendable, Codable {
    case literal(Literal)
    /// The moment of creation.
    case now
    case newUUID
    /// An empty collection.
    case empty
    /// Text that only its language defines.
    case opaque(text: String, language: String)
}

/// A constant of an attribute's type.
package enum Literal: Hashable, Sendable, Codable {
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    /// The digits as written: a binary fraction would lose precision.
    case decimal(String)
    case string(String)
    /// Seconds since 2001-01-01 UTC.
    case date(Double)
}

extension String {
    /// Whether it spells a UUID. For example: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    package var isUUID: Bool {
        let groups = split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    }
}
