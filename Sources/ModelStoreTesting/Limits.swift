import ModelStore

/// What a rule leaves of a column's values.
struct Limits {
    struct Bounds<Value: Comparable> {
        var lower: Value?
        var upper: Value?

        mutating func narrow(_ lower: Value?, _ upper: Value?) {
            self.lower = [self.lower, lower].compactMap { $0 }.max()
            self.upper = [self.upper, upper].compactMap { $0 }.min()
        }
    }

    var integers = Bounds<Int64>()
    var reals = Bounds<Double>()
    /// Of characters or bytes.
    var count = Bounds<Int64>()
    var includesUpper = true
    /// The cases of an enum, as SQL writes them.
    var alternatives: [String]?

    init() {}

    init(_ rule: CheckRule) { add(rule) }

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
