import Foundation
import ModelTypes

/// Whether a text passes a test: the same in SQL and in memory.
///
/// Without options, a character equals those that are canonically equivalent, as in `evaluate`; with them,
/// Foundation folds both texts. For example: `textMatches("Ann", .hasPrefix, "an", .caseInsensitive)` is
/// true.
func textMatches(
    _ text: String,
    _ test: TextTest,
    _ pattern: String,
    _ options: TextOptions
) -> Bool {
    if options.isEmpty { return charactersMatch(text, test, pattern) }
    if text.utf8.contains(0) || pattern.utf8.contains(0) {
        return withoutNUL(text, pattern) { textMatches($0, test, $1, options) }
    }
    var compare: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compare.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compare.insert(.diacriticInsensitive) }
    switch test {
    case .equals:
        return text.compare(pattern, options: compare) == .orderedSame
    // Foundation finds no empty text in any other.
    case .contains:
        return pattern.isEmpty || text.range(of: pattern, options: compare) != nil
    case .hasPrefix:
        return pattern.isEmpty
            || text.range(of: pattern, options: compare.union(.anchored)) != nil
    case .hasSuffix:
        let backwards = compare.union([.anchored, .backwards])
        return pattern.isEmpty || text.range(of: pattern, options: backwards) != nil
    }
}

/// Foundation looks past NUL, and finds ranges behind a text's end: another character that neither
/// text has, and that nothing folds, takes its place.
private func withoutNUL(
    _ text: String,
    _ pattern: String,
    _ matches: (String, String) -> Bool
) -> Bool {
    let used = Set(text.unicodeScalars).union(pattern.unicodeScalars)
    let privateUse = (0xE000...0xF8FF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    // A text with all of them isn't one that anybody looks into.
    guard let unused = privateUse.first(where: { !used.contains($0) }) else { return false }
    func replaced(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(scalar.value == 0 ? unused : scalar) }
        return String(scalars)
    }
    return matches(replaced(text), replaced(pattern))
}

extension TextTest {
    /// The test's name among SQL functions.
    var functionName: String {
        switch self {
        case .contains: "text_contains"
        case .hasPrefix: "text_has_prefix"
        case .hasSuffix: "text_has_suffix"
        case .equals: "text_equals"
        }
    }
}
