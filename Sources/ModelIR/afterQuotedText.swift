/// Returns what follows the text in quotes that a predicate begins with.
///
/// A backslash escapes a quote, as in `'it\'s'`.
package func afterQuotedText(_ predicate: Substring) -> Substring {
    guard let quote = predicate.first else { return predicate }
    var rest = predicate.dropFirst()
    while let next = rest.first, next != quote { rest = rest.dropFirst(next == "\\" ? 2 : 1) }
    return rest.dropFirst()
}
