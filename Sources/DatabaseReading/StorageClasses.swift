/// How SQLite stores a value.
package enum StorageClass: UInt8, CaseIterable {
    case blob, integer, null, real, text
}

/// The ways in which values are stored.
package struct StorageClasses: OptionSet, Sendable {
    package let rawValue: UInt8

    package static let blob = Self(.blob)
    package static let integer = Self(.integer)
    package static let null = Self(.null)
    package static let real = Self(.real)
    package static let text = Self(.text)

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(_ single: StorageClass) { rawValue = 1 << single.rawValue }

    /// The names in SQL, sorted. For example: `integer` and `null`.
    package var names: [String] {
        StorageClass.allCases.filter { contains(Self($0)) }.map { "\($0)" }
    }
}
