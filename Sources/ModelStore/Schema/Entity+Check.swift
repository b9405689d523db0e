extension Entity {
    /// A rule for the values of a column.
    ///
    /// For example: `.string("nameRaw", check: .characterCount(3...19))`.
    public struct Check: Hashable, Sendable {
        let rule: CheckRule

        private init(_ rule: CheckRule) { self.rule = rule }
    }
}

extension Entity.Check {
    /// One of some integers. For example: `.values(1, 5, 9)`.
    public static func values(_ values: Int64...) -> Self { Self(.integers(values)) }

    /// One of some texts. For example: `.values("open", "closed")`.
    public static func values(_ values: String...) -> Self { Self(.texts(values)) }

    /// Integers between two bounds. For example: `.range(-1...1)`.
    public static func range(_ bounds: ClosedRange<Int64>) -> Self {
        Self(.range(CheckBounds(bounds.lowerBound, bounds.upperBound)))
    }

    /// Integers from a bound on. For example: `.range(3...)`.
    public static func range(_ bounds: PartialRangeFrom<Int64>) -> Self {
        Self(.range(CheckBounds(bounds.lowerBound, nil)))
    }

    /// Integers up to a bound. For example: `.range(...19)`.
    public static func range(_ bounds: PartialRangeThrough<Int64>) -> Self {
        Self(.range(CheckBounds(nil, bounds.upperBound)))
    }

    /// Numbers between two bounds. For example: `.realRange(0.5...2)`.
    public static func realRange(_ bounds: ClosedRange<Double>) -> Self {
        Self(.realRange(CheckBounds(bounds.lowerBound, bounds.upperBound)))
    }

    /// Numbers below an upper bound. For example: `.realRange(0.5..<2)`.
    public static func realRange(_ bounds: Range<Double>) -> Self {
        let bounds = CheckBounds(bounds.lowerBound, bounds.upperBound, includesUpper: false)
        return Self(.realRange(bounds))
    }

    /// Numbers from a bound on. For example: `.realRange(0.5...)`.
    public static func realRange(_ bounds: PartialRangeFrom<Double>) -> Self {
        Self(.realRange(CheckBounds(bounds.lowerBound, nil)))
    }

    /// Numbers up to a bound. For example: `.realRange(...2)`.
    public static func realRange(_ bounds: PartialRangeThrough<Double>) -> Self {
        Self(.realRange(CheckBounds(nil, bounds.upperBound)))
    }

    /// Numbers below a bound. For example: `.realRange(..<2)`.
    public static func realRange(_ bounds: PartialRangeUpTo<Double>) -> Self {
        Self(.realRange(CheckBounds(nil, bounds.upperBound, includesUpper: false)))
    }

    /// Texts with a number of characters. For example: `.characterCount(3...19)`.
    public static func characterCount(_ bounds: ClosedRange<Int64>) -> Self {
        Self(.characterCount(CheckBounds(bounds.lowerBound, bounds.upperBound)))
    }

    /// Texts with at least a number of characters. For example: `.characterCount(1...)`.
    public static func characterCount(_ bounds: PartialRangeFrom<Int64>) -> Self {
        Self(.characterCount(CheckBounds(bounds.lowerBound, nil)))
    }

    /// Texts with at most a number of characters. For example: `.characterCount(...19)`.
    public static func characterCount(_ bounds: PartialRangeThrough<Int64>) -> Self {
        Self(.characterCount(CheckBounds(nil, bounds.upperBound)))
    }

    /// Data with a number of bytes. For example: `.byteCount(16...32)`.
    public static func byteCount(_ bounds: ClosedRange<Int64>) -> Self {
        Self(.byteCount(CheckBounds(bounds.lowerBound, bounds.upperBound)))
    }

    /// Data with at least a number of bytes. For example: `.byteCount(1...)`.
    public static func byteCount(_ bounds: PartialRangeFrom<Int64>) -> Self {
        Self(.byteCount(CheckBounds(bounds.lowerBound, nil)))
    }

    /// Data with at most a number of bytes. For example: `.byteCount(...1024)`.
    public static func byteCount(_ bounds: PartialRangeThrough<Int64>) -> Self {
        Self(.byteCount(CheckBounds(nil, bounds.upperBound)))
    }

    /// Several rules, all of which must hold.
    ///
    /// For example: `.all(.characterCount(1...), .characterCount(...19))`.
    public static func all(_ checks: Entity.Check...) -> Self { Self(.all(checks.map(\.rule))) }
}
