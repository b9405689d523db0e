/// What of one element declarations can't say, in words.
///
/// For example: `its validation`, `its User Info ('syncKey')`.
struct Losses {
    private(set) var words: [String] = []

    /// Sets a value to what can be said, which is told where it was another.
    mutating func reduce<Value: Equatable>(
        _ value: inout Value,
        to rest: Value,
        _ words: @autoclosure () -> String
    ) {
        guard value != rest else { return }
        self.words.append(words())
        value = rest
    }

    /// Leaves out the elements that can't be said, each with its own words.
    mutating func filter<Element>(
        _ elements: inout [Element],
        _ isSayable: (Element) -> Bool,
        _ words: (Element) -> String
    ) {
        elements = elements.filter { element in
            let isKept = isSayable(element)
            if !isKept { self.words.append(words(element)) }
            return isKept
        }
    }

    /// For example: `a, b and c`.
    var list: String { enumerated(words) }
}

/// For example: `a, b and c`.
func enumerated(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
}
