import ModelIR

/// A declaration that stands beside the classes, with its isolation where it can have one.
package func declaration(_ fragment: SourceFragment, isolation: String) -> MemberView {
    var fragment = fragment
    if !isolation.isEmpty { fragment.insert(isolation) }
    return MemberView(fragment, condition: fragment.condition, isSeparated: true, indentation: 0)
}

extension SourceFragment {
    /// Puts a modifier before the first word of the declaration, where it can have modifiers and has
    /// no isolation of its own.
    fileprivate mutating func insert(_ modifier: String) {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
        let place = lines.firstIndex { line in
            let start = line.drop { $0.isWhitespace }
            return !["//", "/*", "*", "@"].contains(where: start.hasPrefix) && !start.isEmpty
        }
        guard let place else { return }
        let words = lines[place].prefix { $0 != "(" && $0 != "{" && $0 != ":" }
            .split(separator: " ")
        let isolatable = ["class", "enum", "extension", "func", "let", "protocol", "struct", "var"]
        guard words.contains(where: { isolatable.contains(String($0)) }),
            !words.contains("nonisolated"),
            !lines[...place].contains(where: { $0.contains("Actor") })
        else { return }
        let margin = lines[place].prefix { $0.isWhitespace }
        lines[place] = margin + modifier + lines[place].dropFirst(margin.count)
        text = lines.joined(separator: "\n")
    }
}
