import Diagnostics

/// Carried-over code that was removed from a model.
package struct RemovedFragment: Sendable {
    fileprivate var fragment: SourceFragment
    /// The word in its code that is missing.
    fileprivate var word: String
    /// Whether the word names code that was removed as well.
    fileprivate var namesRemovedCode: Bool

    /// The warning that the generated code lacks it.
    ///
    /// - Parameters:
    ///   - what: What the word is. For example: `a part of SwiftData`.
    ///   - repair: What the user can do.
    package func warning(_ what: String, _ repair: String) -> Diagnostic {
        let reason =
            namesRemovedCode
            ? "uses '\(word)', which is left out" : "names '\(word)', which is \(what)"
        return Diagnostic(
            .warning,
            "member.missing-name",
            at: fragment.origin.location,
            "\(fragment.subject) \(reason), so it is left out\(namesRemovedCode ? ", too" : ""); \(repair)"
        )
    }
}

extension Model {
    /// Removes all carried-over code that names one of the given words, what names removed code, and
    /// conformances to removed protocols. Returns what was removed.
    ///
    /// For example: for `ModelContext`, `func add(to context: ModelContext)` is removed, and so is
    /// `func addCopy(to:)`, which calls it. A name that remaining code declares, too, isn't followed.
    /// Complexity: O(*k* × *n*) for *n* bytes of code and *k* steps from one name to the next.
    package mutating func removeFragments(naming words: Set<String>) -> [RemovedFragment] {
        var removed: [SourceFragment: RemovedFragment] = [:]
        var order: [SourceFragment] = []
        var missing = words
        var followed: Set<String> = []
        let codes = fragments.map { (fragment: $0, words: $0.codeWords) }
        while !missing.isEmpty {
            var found: [SourceFragment] = []
            for (fragment, words) in codes where removed[fragment] == nil {
                guard let word = words.first(where: missing.contains) else { continue }
                removed[fragment] = RemovedFragment(
                    fragment: fragment,
                    word: word,
                    namesRemovedCode: followed.contains(word)
                )
                found.append(fragment)
            }
            order += found
            let kept = codes.filter { removed[$0.fragment] == nil }.flatMap(
                \.fragment.declaredNames
            )
            let remaining = Set(kept).union(propertyNames)
            missing = Set(found.flatMap(\.declaredNames)).subtracting(remaining)
                .subtracting(followed)
            followed.formUnion(missing)
        }
        guard !removed.isEmpty else { return [] }
        changeFragmentLists { $0.removeAll { removed[$0] != nil } }
        changeConformanceLists { $0.removeAll { followed.contains($0.name) } }
        return order.compactMap { removed[$0] }
    }

    private var propertyNames: [String] {
        entities.indices.flatMap { entities[$0].properties.map(\.declaredName) }
    }
}

extension SourceFragment {
    /// The words of the text, without those of comments.
    ///
    /// For example: `print`, `a` and `name` for `print("a \(name)") // all`. Complexity: O(n).
    fileprivate var codeWords: [String] {
        textWithoutComments.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// The text with a blank for each comment.
    private var textWithoutComments: String {
        guard text.contains("//") || text.contains("/*") else { return text }
        var result = ""
        var rest = text[...]
        var isInString = false
        while let next = rest.first {
            if isInString || next != "/" {
                // An escaped quotation mark doesn't end a string.
                let count = isInString && next == "\\" ? 2 : 1
                if next == "\"" { isInString.toggle() }
                result += rest.prefix(count)
                rest = rest.dropFirst(count)
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.afterComment
                result += " "
            } else {
                result.append(next)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// The names by which other code refers to the fragment: those of an extension's members, otherwise its
    /// own. An initializer has none, as the name of its type leads to others, too.
    ///
    /// For example: `rename` for `func rename(to name: String)`.
    fileprivate var declaredNames: [String] {
        guard name.hasPrefix("extension ") else {
            let base = name.prefix { $0 != "(" && $0 != "." }
            return base.isEmpty || base == "init" || kind == .observer ? [] : [String(base)]
        }
        let words = codeWords
        return zip(words, words.dropFirst()).filter { declaringWords.contains($0.0) }.map(\.1)
    }
}

private let declaringWords: Set = ["func", "let", "var", "struct", "class", "enum", "typealias"]

extension Substring {
    /// The text after the comment that it begins with, which may contain others.
    fileprivate var afterComment: Substring {
        var depth = 0
        var rest = self
        while !rest.isEmpty {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
                if depth == 0 { return rest }
            } else {
                rest = rest.dropFirst()
            }
        }
        return rest
    }
}
