import Files

/// Returns the scripts in a folder and its subfolders in the order in which they run: by name, with
/// numbers in the order of their values. Scripts that undo a migration are left out, and those of Flyway that
/// have no version are last.
///
/// For example: `2_albums.sql` before `10_genres.sql`, `20240101_music/up.sql` without its `down.sql`,
/// `V1__music.sql` before `V1.1__albums.sql` and `R__views.sql`.
func migrationScripts(in folder: String) -> [String] {
    let paths = FolderWalk.paths(below: folder) { entry in
        !entry.isFolder && entry.name.lowercased().hasSuffix(".sql") && !undoes(entry.name)
    }
    let keys = paths.map { (path: $0, key: $0.split(separator: "/").map(nameParts)) }
    let sorted = keys.sorted { precedes($0.key, $1.key) }.map(\.path)
    return sorted.filter { !isRepeatable($0) } + sorted.filter(isRepeatable)
}

/// Whether a script has no version, since it runs again whenever it changes: `R__views.sql` of Flyway.
private func isRepeatable(_ path: String) -> Bool {
    path.split(separator: "/").last?.lowercased().hasPrefix("r__") == true
}

/// Whether a script undoes a migration: `down.sql` and `1_music.down.sql` of several tools, `U1__music.sql`
/// of Flyway.
private func undoes(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "down.sql" || name.hasSuffix(".down.sql")
        || name.first == "u" && name.dropFirst().first?.isNumber == true && name.contains("__")
}

/// A part of a name; numbers precede words, and what describes a version precedes what goes on with it.
private enum NamePart: Comparable {
    case description(Substring)
    case number(length: Int, digits: Substring)
    case word(Substring)
}

private func nameParts(_ name: Substring) -> [NamePart] {
    var (parts, rest): ([NamePart], Substring) = ([], name)
    while let first = rest.first {
        let isDigit = ("0"..."9").contains(first)
        let part = rest.prefix { ("0"..."9").contains($0) == isDigit }
        let digits = part.drop { $0 == "0" }
        if isDigit {
            parts.append(.number(length: digits.count, digits: digits))
        } else {
            parts.append(part.hasPrefix("__") ? .description(part) : .word(part))
        }
        rest = rest[part.endIndex...]
    }
    return parts
}

private func precedes(_ first: [[NamePart]], _ second: [[NamePart]]) -> Bool {
    first.lexicographicallyPrecedes(second) { $0.lexicographicallyPrecedes($1) }
}
