/// The known name that the user most likely meant; nil where none is close.
///
/// For example: `nearestName(to: "Stirng", in: ["String", "Date"])` is `String`.
/// What begins with the name is near; else one letter may differ, or a third of them. Two neighbors
/// that changed places are one difference.
/// Complexity: O(n · m²) for n names of m letters.
package func nearestName(to name: String, in known: some Sequence<String>) -> String? {
    let wanted = letters(of: name)
    if let whole = shortest(startingWith: name, in: known) { return whole }
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in known {
        let letters = letters(of: candidate)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
        if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// Capital letters are as good as small ones.
private func letters(of name: String) -> [UInt32] {
    name.lowercased().unicodeScalars.map(\.value)
}

/// What somebody may have begun to write: three letters say enough. For example: `generate` for `gen`.
private func shortest(startingWith name: String, in known: some Sequence<String>) -> String? {
    let start = Array(name.lowercased().utf8)
    guard start.count > 2 else { return nil }
    return known.filter { $0.lowercased().utf8.starts(with: start) }
        .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}

/// The number of letters to insert, remove, replace or swap with the next.
private func editDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
        var row = [i + 1]
        for j in right.indices {
            let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
            var distance = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                distance = min(distance, rows[i - 1][j - 1] + 1)
            }
            row.append(distance)
        }
        rows.append(row)
    }
    return rows[left.count][right.count]
}

/// The end of a message that suggests a name. For example: `, did you mean 'Note'?`.
package func didYouMean(_ name: String?) -> String {
    name.map { ", did you mean '\($0)'?" } ?? ""
}
