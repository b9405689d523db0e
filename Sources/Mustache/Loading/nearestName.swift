/// The known name that a misspelled one most likely means; `nil` if none is close.
///
/// For example: "attributes" for "atributes"
func nearestName(to name: String, among known: [String]) -> String? {
    let limit = (name.count + 2) / 3
    let distances = known.map { (name: $0, distance: editDistance(name, $0)) }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
}

/// The number of letters to add, remove or replace to turn one text into the other.
private func editDistance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in right.indices {
            let replaced = diagonal + (letter == right[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
    }
    return row[right.count]
}
