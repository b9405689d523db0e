/// A condition on the options of a value, for predicates that have no bit operators.
///
/// For example: `.any([.food, .sport])`.
public enum OptionMatch<Options: BitmaskOptions>: Hashable, Sendable {
    /// The value has all of these options. For example: `.all([.food])`; `.all([])` matches every
    /// value.
    case all(Options)
    /// The value has one of these options at least. For example: `.any([.food, .sport])`;
    /// `.any([])` matches no value.
    case any(Options)
    /// The value has none of these options. For example: `.none([.food])`; `.none([])` matches
    /// every value.
    case none(Options)
    /// The value has these options and no others. For example: `.exactly([.food])`.
    case exactly(Options)

    /// The raw values that match, in ascending order, of all sets of options.
    ///
    /// For example: `OptionMatch<Topics>.all([.food]).rawValues`. Complexity: O(2^*n*) for *n*
    /// options, of which there should be eight at most.
    public var rawValues: [Options.RawValue] {
        Self.sets.filter(matches).map(\.rawValue).sorted()
    }

    private func matches(_ set: Options) -> Bool {
        switch self {
        case .all(let options): set.isSuperset(of: options)
        case .any(let options): !set.isDisjoint(with: options)
        case .none(let options): set.isDisjoint(with: options)
        case .exactly(let options): set == options
        }
    }

    /// Every combination of options.
    private static var sets: [Options] {
        Options.allCases.reduce([[]]) { sets, option in
            sets + sets.map { $0.union(option) }
        }
    }
}
