import ModelIR

extension SourceFragment {
    /// Whether the code can hold the member as it is. A destructor or an override belongs into the
    /// class itself, an observer to a stored property, and an initialiser is generated.
    package var canStandInExtension: Bool {
        switch kind {
        case .initializer, .observer: false
        case .method, .computedProperty, .other: language == "swift" && !hasForbiddenModifier
        }
    }

    private var hasForbiddenModifier: Bool {
        declarationWords.contains { ["deinit", "override"].contains($0) }
    }

    /// The words of the first line of the declaration. For example: `public`, `override`, `func`.
    private var declarationWords: [Substring] {
        let line = text.split(separator: "\n").first { line in
            let start = line.drop { $0.isWhitespace }
            return !start.hasPrefix("//") && !start.hasPrefix("@")
        }
        return (line ?? "").prefix { $0 != "(" && $0 != "{" }.split(separator: " ")
    }

    /// The text, moved so that its outermost lines begin in the column.
    package func lines(indentation: Int) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // The first line lost its blanks when it was read.
        let base =
            lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        let margin = String(repeating: " ", count: indentation)
        return lines.enumerated().map { index, line in
            let rest = index == 0 ? line : line.dropFirst(base)
            return rest.allSatisfy(\.isWhitespace) ? "" : margin + rest
        }
    }
}

/// The members of a declaration that the code shows as they were written.
package func carriedOver(_ entity: Entity) -> [MemberView] {
    let members = (entity.code?.carriedOver ?? []).filter(\.canStandInExtension)
    return members.enumerated().map { index, member in
        let condition = joined(entity.code?.condition, member.condition)
        return MemberView(
            isSeparated: index > 0,
            condition: condition,
            lines: member.lines(indentation: condition == nil ? 4 : 8)
        )
    }
}

/// The condition of a member of a class that has one, too.
private func joined(_ outer: String?, _ inner: String?) -> String? {
    guard let outer, let inner else { return outer ?? inner }
    return [outer, inner].map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
}
