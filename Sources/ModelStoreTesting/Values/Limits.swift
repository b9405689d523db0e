import ModelStore

/// What the rule of a column says of its values.
struct Limits {
    struct Bounds<Value: Comparable> {
        private(set) var lower: Value?
        private(set) var upper: Value?

        fileprivate mutating func narrow(_ lower: Value?, _ upper: Value?) {
            self.lower = [self.lower, lower].compactMap(\.self).max()
            self.upper = [self.upper, upper].compactMap(\.self).min()
        }
    }

    private(set) var integers = Bounds<Int64>()
    private(set) var reals = Bounds<Double>()
    /// Of characters or bytes.
    private(set) var count = Bounds<Int64>()
    private(set) var includesUpper = true
    /// The cases of an enum, as SQL writes them.
    private(set) var alternatives: [String]?

    init(_ rule: CheckRule?) {
        if let rule { add(rule) }
    }

    private mutating func add(_ rule: CheckRule) {
        switch rule {
        case .integers(let numbers): alternatives = numbers.map { "\($0)" }
        case .texts(let texts): alternatives = texts.map(literal)
        case .range(let bounds): integers.narrow(bounds.lower, bounds.upper)
        case .realRange(let bounds):
            reals.narrow(bounds.lower, bounds.upper)
            if !bounds.includesUpper { includesUpper = false }
        case .characterCount(let bounds), .byteCount(let bounds):
            count.narrow(bounds.lower, bounds.upper)
        case .all(let rules): for rule in rules { add(rule) }
        }
    }
}
