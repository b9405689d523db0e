/// A set of XML attributes: one bit for each known one, and one for all unknown ones.
struct AttributeNameSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var hasUnknown = false

    init(_ attributes: [XMLAttribute]) {
        for index in attributes.indices {
            if let name = attributes[index].known { insert(name) } else { hasUnknown = true }
        }
    }

    init(_ names: [AttributeName]) {
        for name in names { insert(name) }
    }

    func contains(_ name: AttributeName) -> Bool {
        name.rawValue < 64
            ? low >> UInt64(name.rawValue) & 1 == 1
            : high >> UInt64(name.rawValue - 64) & 1 == 1
    }

    func isSubset(of other: AttributeNameSet) -> Bool {
        low & ~other.low == 0 && high & ~other.high == 0 && (!hasUnknown || other.hasUnknown)
    }

    func isDisjoint(with other: AttributeNameSet) -> Bool {
        low & other.low == 0 && high & other.high == 0
    }

    private mutating func insert(_ name: AttributeName) {
        if name.rawValue < 64 {
            low |= 1 << UInt64(name.rawValue)
        } else {
            high |= 1 << UInt64(name.rawValue - 64)
        }
    }
}
