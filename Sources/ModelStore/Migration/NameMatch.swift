/// The old names of some things that belong together: entities, columns or relationships.
///
/// For example: `name` was `title` if it says so, unless it has been renamed from it already; and `title`
/// was `name` if that had been `title` before.
struct NameMatch {
    /// By the new name.
    private(set) var oldNames: [String: String] = [:]

    /// - Parameters:
    ///   - new: the new names, each with earlier ones, the latest first.
    ///   - old: the old names, each with the earlier ones that have been followed already.
    init(_ new: [(name: String, renamedFrom: [String])], _ old: [String: [String]]) {
        let unchanged = Set(new.filter { $0.renamedFrom.isEmpty }.map(\.name))
        let done = Set(
            new.filter { name, earlier in
                !earlier.isEmpty && old[name].map { Set(earlier).isSubset(of: $0) } ?? false
            }.map(\.name)
        )
        var taken: Set<String> = done
        for name in done { oldNames[name] = name }
        for (name, earlier) in new where !earlier.isEmpty && !done.contains(name) {
            let candidates = earlier.filter { old[$0] != nil }
            func heir(except others: Set<String>) -> String? {
                earlier.lazy.compactMap { name in old.heir(of: name, except: others) }.first
            }
            let found =
                candidates.first { hasHistory(earlier, of: $0, old) }
                ?? heir(except: taken.union(unchanged)) ?? candidates.first
                // What has the same first name is the same, whatever is called as it was meanwhile.
                ?? heir(except: taken)
            guard let found = found ?? (old[name] != nil ? name : nil) else { continue }
            if taken.insert(found).inserted { oldNames[name] = found }
        }
        for (name, earlier) in new where earlier.isEmpty && old[name] != nil {
            if taken.insert(name).inserted { oldNames[name] = name }
        }
        for (name, earlier) in new where earlier.isEmpty && oldNames[name] == nil {
            // A rename that is undone, as Core Data finds it: the old name's renaming identifier is the
            // new name.
            let found = old.heir(of: name, except: taken.union(unchanged))
            if let found, taken.insert(found).inserted { oldNames[name] = found }
        }
    }
}

/// Whether all names before one in a list are those that were followed to get it.
private func hasHistory(
    _ earlier: [String],
    of name: String,
    _ old: [String: [String]]
) -> Bool {
    let before = Set(earlier.drop { $0 != name }.dropFirst())
    return !before.isEmpty && before.isSubset(of: old[name] ?? [])
}

extension [String: [String]] {
    /// The old name of what had an earlier name once, and was renamed since.
    ///
    /// For example: `title` for `name`, if a later version says again that `heading` was `name`. Names may say
    /// so through all versions, as Core Data's renaming identifiers do.
    fileprivate func heir(of name: String, except taken: Set<String>) -> String? {
        filter { $0.value.contains(name) && !taken.contains($0.key) }.keys.min()
    }
}
