/// Returns the condition of nested `#if`s. For example: `(os(iOS) || os(macOS)) && DEBUG`.
package func bothConditions(_ outer: String?, _ inner: String?) -> String? {
    guard let outer, let inner else { return outer ?? inner }
    return [outer, inner].map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
}
