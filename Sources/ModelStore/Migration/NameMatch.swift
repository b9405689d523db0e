/// The old names of some things that belong together: entities, columns or relationships.
///
/// For example: `name` was `title`, if it says so, and if there was no `name`.
struct NameMatch {
    /// By the new name.
    private(set) var oldNames: [String: String] = [:]

    /// - Parameters:
    ///   - new: the new names, each with earlier ones, the latest first.
    ///   - old: the old names, each with the earlier ones that have been followed already.
    init(_ new: [(name: String, renamedFrom: [String])], _ old: [String: [String]]) {
        let claims = Set(
            new.flatMap { one in one.renamedFrom.filter { $0 != one.name && old[$0] != nil } }
        )
        var taken: Set<String> = []
        for (name, earlier) in new where !earlier.isEmpty {
            let isDone = old[name].map { Set(earlier).isSubset(of: $0) } ?? false
            let isFree = old[name] != nil && !claims.contains(name)
            let found = isDone || isFree ? name : earlier.first { old[$0] != nil }
            guard let found = found ?? (old[name] != nil ? name : nil) else { continue }
            if taken.insert(found).inserted { oldNames[name] = found }
        }
        for (name, earlier) in new where earlier.isEmpty && old[name] != nil {
            if taken.insert(name).inserted { oldNames[name] = name }
        }
    }
}
