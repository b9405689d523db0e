/// The names of one kind of SQLite object, ignoring case.
///
/// For example: the second of the tables `Tag` and `TAG` is named `TAG_2`.
struct FreeNames {
    /// The names in lowercase.
    private var taken: Set<String>

    init(_ taken: some Sequence<String> = []) {
        self.taken = Set(taken.map { $0.lowercased() })
    }

    func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

    /// Reserves the name, with a number appended if it's already in use, and returns it.
    mutating func take(_ name: String) -> String {
        var number = 1
        while true {
            let candidate = number == 1 ? name : "\(name)_\(number)"
            if taken.insert(candidate.lowercased()).inserted { return candidate }
            number += 1
        }
    }
}
