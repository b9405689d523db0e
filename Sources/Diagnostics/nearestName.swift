/// Returns the known name that the user most likely meant, or `nil` if none is similar.
///
/// For example: `nearestName(to: "Stirng", in: ["String", "Date"])` is `String`. A name that starts
/// with `name` is similar, as is one that differs in a single letter or in up to a third of the
/// letters. Swapping two adjacent letters is one difference.
///
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

/// Returns the letters to compare, ignoring case.
private func letters(of name: String) -> [UInt32] {
    name.lowercased().unicodeScalars.map(\.value)
}

/// Returns the shortest name with a prefix of at least three letters. For example: `generate` for
/// `gen`.
private func shortest(startingWith name: String, in known: some Sequence<String>) -> String? {
    let start = Array(name.lowercased().utf8)
    guard start.count > 2 else { return nil }
    return known.filter { $0.lowercased().utf8.starts(with: start) }
        .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}

/// Returns the number of letters to insert, remove, replace or swap with the next one.
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

/// Returns the end of a message that suggests a name. For example: `, did you mean 'Note'?`.
package func didYouMean(_ name: String?) -> String {
    name.map { ", did you mean '\($0)'?" } ?? ""
}
