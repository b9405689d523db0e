import CoreDataModelReader

/// The versions of a bundle in the order in which they were made, as far as their names say it.
///
/// Numbers in names count as numbers: `Notes`, `Notes 2`, `Notes 10`. Versions that are called differently from the
/// current one come first: a model that was renamed keeps its old versions.
package func inOrder(_ versions: [ModelVersion]) -> [ModelVersion] {
    let current = versions.first(where: \.isCurrent).map { stem(of: $0.name) }
    return versions.sorted { left, right in
        let (isLeft, isRight) = (stem(of: left.name) == current, stem(of: right.name) == current)
        if isLeft != isRight { return isRight }
        return precedesNaturally(left.name, right.name)
    }
}

/// Whether a name comes before another, if the numbers in them count as numbers.
///
/// For example: `1.9` before `1.10`.
package func precedesNaturally(_ left: String, _ right: String) -> Bool {
    let (left, right) = (runs(of: left), runs(of: right))
    for (one, other) in zip(left, right) where one != other {
        guard let number = Int(one), let otherNumber = Int(other), number != otherNumber else {
            return one < other
        }
        return number < otherNumber
    }
    return left.count < right.count
}

/// For example: `Notes ` and `12` of `Notes 12`.
private func runs(of name: String) -> [String] {
    name.reduce(into: []) { runs, character in
        if let last = runs.last?.last, last.isWholeNumber == character.isWholeNumber {
            runs[runs.count - 1].append(character)
        } else {
            runs.append(String(character))
        }
    }
}

/// The name without what counts versions. For example: `Notes` of `Notes 12`.
private func stem(of name: String) -> String {
    let start = name.prefix { !$0.isWholeNumber }
    return String(start.reversed().drop { $0 == " " || $0 == "_" }.reversed())
}
