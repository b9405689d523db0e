/// The known name that the user most likely meant; nil where none is close.
///
/// For example: `nearestName(to: "Stirng", in: ["String", "Date"])` is `String`.
/// What begins with the name is near; else at most a third of the letters may differ, or two.
/// Complexity: O(n · m²) for n names of m letters.
package func nearestName(to name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    if let whole = shortest(startingWith: wanted, in: known) { return whole }
    let limit = max(2, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in known {
        let letters = Array(candidate.lowercased().utf8)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
        if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// What somebody may have begun to write: three letters say enough. For example: `generate` for `gen`.
private func shortest(startingWith start: [UInt8], in known: some Sequence<String>) -> String? {
    guard start.count > 2 else { return nil }
    return known.filter { $0.lowercased().utf8.starts(with: start) }
        .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}

/// The number of letters to insert, remove or replace.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in right.enumerated() {
            let replaced = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
        }
    }
    return row[right.count]
}

/// The end of a message that suggests a name. For example: `, did you mean 'Note'?`.
package func didYouMean(_ name: String?) -> String {
    name.map { ", did you mean '\($0)'?" } ?? ""
}
