/// The names that SQLite has for one kind of thing, in which capitals don't count.
///
/// For example: of the tables `Tag` and `TAG`, the second is called `TAG_2`.
struct FreeNames {
    /// In small letters.
    private var taken: Set<String>

    init(_ taken: some Sequence<String> = []) {
        self.taken = Set(taken.map { $0.lowercased() })
    }

    func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

    /// The name, with a number if another has it; it's taken from now on.
    mutating func take(_ name: String) -> String {
        var number = 1
        while true {
            let candidate = number == 1 ? name : "\(name)_\(number)"
            if taken.insert(candidate.lowercased()).inserted { return candidate }
            number += 1
        }
    }
}
