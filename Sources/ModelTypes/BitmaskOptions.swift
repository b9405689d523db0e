/// An option of a bitmask: its bit and, optionally, its name.
///
/// For example: `BitmaskOption(10, "weather")`.
public struct BitmaskOption: Hashable, Sendable {
    /// The position of the bit. For example: 10.
    public let id: Int
    /// The member's name; `nil` if ids are chosen at run time. For example: `"weather"`.
    public let name: String?

    /// Creates the option for a bit. For example: `BitmaskOption(0, "news")`.
    public init(_ id: Int, _ name: String? = nil) {
        self.id = id
        self.name = name
    }
}

/// An option set stored as one integer. Generated option sets conform to it.
///
/// For example: `struct Topics: BitmaskOptions`. Bits without an option, such as those from a later
/// version of a model, stay in the raw value; `ids` and `description` omit them.
public protocol BitmaskOptions: OptionSet, StoredValue, Hashable, Codable, CaseIterable,
    CustomStringConvertible
where RawValue: FixedWidthInteger & StoredValue, Element == Self {
    /// All options, in ascending order of their ids. For example: `[BitmaskOption(0, "news")]`.
    static var options: [BitmaskOption] { get }
}

extension BitmaskOptions {
    /// Each option by itself, in ascending order. For example: `Topics.allCases.count`.
    public static var allCases: [Self] { options.map { Self(bit: $0.id) } }

    /// Creates a set from ids. An id without a bit is an error, never ignored.
    ///
    /// For example: `try Topics(ids: [0, 10])`. Complexity: O(*n* · *m*) for *n* ids and *m*
    /// options.
    /// - Throws: ``UnknownOptionID`` with the first id that doesn't have a bit.
    public init(ids: some Sequence<Int>) throws(UnknownOptionID) {
        var result: Self = []
        for id in ids {
            guard Self.options.contains(where: { $0.id == id }) else {
                throw UnknownOptionID(id: id, type: "\(Self.self)")
            }
            result.formUnion(Self(bit: id))
        }
        self = result
    }

    /// Creates a set from ids that must all have a bit.
    ///
    /// For example: `Topics(trappingIDs: [0, 10])`. Any other id stops the program: use
    /// `init(ids:)` for untrusted ids.
    public init(trappingIDs ids: some Sequence<Int>) {
        do {
            try self.init(ids: ids)
        } catch {
            fatalError(error.description)
        }
    }

    /// The ids in ascending order, without duplicates. For example: `[0, 10]` for news and weather.
    ///
    /// Complexity: O(*m*) for *m* options.
    public var ids: [Int] {
        Self.options.compactMap { contains(Self(bit: $0.id)) ? $0.id : nil }
    }

    /// The names of the options, or their ids if they're unnamed. For example: `[news, weather]`.
    public var description: String {
        let known = Self.options.filter { contains(Self(bit: $0.id)) }
        return "[" + known.map { $0.name ?? "\($0.id)" }.joined(separator: ", ") + "]"
    }

    private init(bit: Int) {
        self.init(rawValue: 1 << RawValue(bit))
    }
}
