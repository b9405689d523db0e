/// Finds what `@objc` and `@objc(…)` show to Objective-C in generated code, whose types all start in the first column.
struct SourceScanner {
    let source: String

    var names: [ObjectiveCName] {
        source.matches(of: Self.declaration).map { match in
            let keyword = match.output.keyword
            let rest = source[match.range.upperBound...]
            let name = String(match.output.declaration)
            return ObjectiveCName(
                type: keyword == "class" ? "" : type(around: match.range.lowerBound),
                declaration: keyword == "func" ? name + labels(rest) : name,
                parameterTypes: keyword == "func" ? parameters(rest).map(\.type) : [],
                name: match.output.name.map(String.init) ?? name
            )
        }
    }

    // A regex literal is not Sendable: computed, not stored.
    private static var declaration:
        Regex<
            (Substring, name: Substring?, keyword: Substring, declaration: Substring)
        >
    {
        /@objc(?:\((?<name>[^)]*)\))?\s+(?:@?\w+(?:\(set\))?\s+)*?(?<keyword>class|var|func)\s+`?(?<declaration>\w+)`?/
    }

    private static var typeHeader: Regex<(Substring, Substring)> {
        /(?:^|\n)(?:@?\w+\s+)*(?:class|extension)\s+(\w+)/
    }

    private func type(around position: String.Index) -> String {
        source[..<position].matches(of: Self.typeHeader).last.map { String($0.output.1) } ?? ""
    }

    private func labels(_ text: Substring) -> String {
        "(" + parameters(text).map { $0.label + ":" }.joined() + ")"
    }

    /// The content of the parentheses with which `text` begins.
    private func parameters(_ text: Substring) -> [(label: String, type: String)] {
        let list = text.dropFirst().prefix { $0 != ")" }
        return splitTopLevel(list).map { parameter in
            let parts = parameter.split(separator: ":", maxSplits: 1)
            let label = parts[0].split(separator: " ").first ?? ""
            return (String(label), parts[1].filter { !$0.isWhitespace })
        }
    }
}

/// Splits at commas outside of brackets. For example: `a: [B: C], d: E`.
func splitTopLevel(_ text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
        if "<[(".contains(character) { depth += 1 }
        if ">])".contains(character) { depth -= 1 }
        return character == "," && depth == 0
    }
}
