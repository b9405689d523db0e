/// An option of a bitmask: its bit, and its name where it has one.
///
/// For example: `BitmaskOption(10, "weather")`.
public struct BitmaskOption: Hashable, Sendable {
    /// The position of the bit. For example: 10.
    public let id: Int
    /// The member's name; nil where ids are chosen at run time. For example: `"weather"`.
    public let name: String?

    /// The option at a bit. For example: `BitmaskOption(0, "news")`.
    public init(_ id: Int, _ name: String? = nil) {
        self.id = id
        self.name = name
    }
}

/// An option set that is stored as one integer. Generated option sets conform.
///
/// For example: `struct Topics: BitmaskOptions`. Bits that are no option's, as of a later version
/// of a model, stay in the raw value; `ids` and `description` leave them out.
public protocol BitmaskOptions: OptionSet, StoredValue, Hashable, Codable, CaseIterable,
    CustomStringConvertible
where RawValue: FixedWidthInteger & StoredValue, Element == Self {
    /// All options, ascending by id. For example: `[BitmaskOption(0, "news")]`.
    static var options: [BitmaskOption] { get }
}

extension BitmaskOptions {
    /// Each option alone, ascending. For example: `Topics.allCases.count`.
    public static var allCases: [Self] { options.map { Self(bit: $0.id) } }

    /// The options with these ids; an id that has no bit is an error, never dropped.
    ///
    /// For example: `try Topics(ids: [0, 10])`. Complexity: O(*n* · *m*) for *n* ids and *m* options.
    /// - Throws: ``UnknownOptionID`` with the first id that has no bit.
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

    /// The options with these ids, all of which must have a bit.
    ///
    /// For example: `Topics(trappingIDs: [0, 10])`. Another id stops the program: use `init(ids:)`
    /// for ids that come from outside.
    public init(trappingIDs ids: some Sequence<Int>) {
        do {
            try self.init(ids: ids)
        } catch {
            fatalError(error.description)
        }
    }

    /// Ascending, without repeats. For example: `[0, 10]` for news and weather.
    ///
    /// Complexity: O(*m*) for *m* options.
    public var ids: [Int] {
        Self.options.compactMap { contains(Self(bit: $0.id)) ? $0.id : nil }
    }

    /// The names, or ids where there are none. For example: `[news, weather]`.
    public var description: String {
        let known = Self.options.filter { contains(Self(bit: $0.id)) }
        return "[" + known.map { $0.name ?? "\($0.id)" }.joined(separator: ", ") + "]"
    }

    private init(bit: Int) {
        self.init(rawValue: 1 << RawValue(bit))
    }
}
