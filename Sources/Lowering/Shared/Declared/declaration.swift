import ModelIR

/// A declaration that stands at the top of a file. Types are as visible as what is generated.
package func declaration(_ fragment: SourceFragment, _ access: String, _ isolation: String)
    -> MemberView
{
    var fragment = fragment
    // What has an actor of its own keeps it.
    let head = fragment.text.prefix { $0 != "{" }
    let hasActor = head.contains("nonisolated") || head.contains("Actor")
    let isolation = hasActor ? "" : isolation
    fragment.insert(isolation + access, before: isolatedTypes)
    fragment.insert(isolation, before: ["extension"] + isolatedValues)
    fragment.insert(access, before: ["actor", "typealias"])
    return MemberView(fragment, condition: fragment.condition, isSeparated: true, indentation: 0)
}

private let isolatedTypes = ["class", "enum", "protocol", "struct"]
private let isolatedValues = ["func", "let", "var"]

extension SourceFragment {
    /// The member of a type, as visible as that where it does not say otherwise.
    func visible(_ access: String) -> SourceFragment {
        var member = self
        let others = ["actor", "init", "subscript", "typealias"]
        member.insert(access, before: isolatedTypes + isolatedValues + others)
        return member
    }

    /// Puts a modifier before the first word of the declaration, where that is of one of some kinds and
    /// says nothing of access.
    fileprivate mutating func insert(_ modifier: String, before kinds: [String]) {
        guard !modifier.isEmpty, let place = declarationLine else { return }
        let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
        let words = declarationWords
        guard words.contains(where: { kinds.contains(String($0)) }),
            !words.contains(where: { levels.contains(String($0)) })
        else { return }
        var lines = lines.map(String.init)
        let margin = lines[place].prefix { $0.isWhitespace }
        lines[place] = margin + modifier + lines[place].dropFirst(margin.count)
        text = lines.joined(separator: "\n")
    }

    private var lines: [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The first line that is neither a comment nor begins with an attribute.
    private var declarationLine: Int? {
        lines.firstIndex { line in
            let start = line.drop { $0.isWhitespace }
            return !["//", "/*", "*", "@"].contains(where: start.hasPrefix) && !start.isEmpty
        }
    }

    /// The words of that line before its signature. For example: `public`, `override`, `func`.
    var declarationWords: [Substring] {
        let line = declarationLine.map { lines[$0] } ?? ""
        return line.prefix { $0 != "(" && $0 != "{" && $0 != ":" }.split(separator: " ")
    }
}
