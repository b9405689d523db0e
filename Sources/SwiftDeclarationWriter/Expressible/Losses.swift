/// The inexpressible parts of an element, described in words.
///
/// For example: `its validation`, `its User Info ('syncKey')`.
struct Losses {
    private(set) var words: [String] = []

    /// Replaces a value with the expressible one, and records the loss if they differ.
    mutating func reduce<Value: Equatable>(
        _ value: inout Value,
        to rest: Value,
        _ words: @autoclosure () -> String
    ) {
        guard value != rest else { return }
        self.words.append(words())
        value = rest
    }

    /// Removes inexpressible elements, and records each loss.
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

    /// The losses as an enumeration. For example: `a, b and c`.
    var list: String { enumerated(words) }
}

/// Returns an enumeration. For example: `a, b and c`.
func enumerated(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
}
