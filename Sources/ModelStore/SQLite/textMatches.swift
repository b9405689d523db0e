import Foundation
import ModelTypes

/// Whether a text passes a test, as Foundation folds it: the same in SQL and in memory.
///
/// For example: `textMatches("Ann", .hasPrefix, "an", .caseInsensitive)` is true.
func textMatches(
    _ text: String,
    _ test: TextTest,
    _ pattern: String,
    _ options: TextOptions
) -> Bool {
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
