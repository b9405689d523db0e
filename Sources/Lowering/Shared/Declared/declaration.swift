import ModelIR

/// A declaration that stands at the top of a file, as visible as what is generated.
package func declaration(_ fragment: SourceFragment, _ access: String, _ isolation: String)
    -> MemberView
{
    var fragment = fragment
    fragment.insert(access, before: ["actor"] + isolatable + ["typealias"])
    fragment.insert(isolation, before: isolatable + ["extension"])
    return MemberView(fragment, condition: fragment.condition, isSeparated: true, indentation: 0)
}

private let isolatable = ["class", "enum", "func", "let", "protocol", "struct", "var"]

extension SourceFragment {
    /// Puts a modifier before the first word of the declaration, where that is of one of some kinds,
    /// and has no actor.
    fileprivate mutating func insert(_ modifier: String, before kinds: [String]) {
        guard !modifier.isEmpty else { return }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
        let place = lines.firstIndex { line in
            let start = line.drop { $0.isWhitespace }
            return !["//", "/*", "*", "@"].contains(where: start.hasPrefix) && !start.isEmpty
        }
        guard let place else { return }
        let words = lines[place].prefix { $0 != "(" && $0 != "{" && $0 != ":" }
            .split(separator: " ")
        guard words.contains(where: { kinds.contains(String($0)) }),
            !words.contains("nonisolated"),
            !lines[...place].contains(where: { $0.contains("Actor") })
        else { return }
        let margin = lines[place].prefix { $0.isWhitespace }
        lines[place] = margin + modifier + lines[place].dropFirst(margin.count)
        text = lines.joined(separator: "\n")
    }
}
