/// A key of a codable value's JSON that had another name.
///
/// For example: `road` in `home`, which was `street`.
package struct RenamedKey: Hashable, Sendable, Codable {
    /// The keys that lead to the value, under their names of today, separated by dots. For example:
    /// `home.road`.
    package let path: String
    /// For example: `street`.
    package let formerName: String

    /// The path to the object that has the key. For example: `home`.
    package var container: String {
        path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }

    /// For example: `road`.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

extension ColumnSchema {
    /// Adds those of a sibling that shares the column.
    mutating func addRenamedKeys(of other: ColumnSchema) {
        guard let keys = other.renamedKeys else { return }
        let known = renamedKeys ?? []
        renamedKeys = known + keys.filter { !known.contains($0) }
    }

    /// The keys whose names in an older schema's rows are others.
    ///
    /// A name that the older schema has followed is gone from its rows; a key that was renamed twice has
    /// the name in between there.
    package func keysRenamed(since old: ColumnSchema) -> [RenamedKey] {
        let followed = old.renamedKeys ?? []
        return (renamedKeys ?? []).compactMap { key in
            if followed.contains(key) { return nil }
            let between = followed.first {
                $0.formerName == key.formerName && $0.container == key.container
            }
            return between.map { RenamedKey(path: key.path, formerName: $0.name) } ?? key
        }
    }
}
