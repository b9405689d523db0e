import Diagnostics

/// Why generated code can't contain a fragment.
package enum FragmentProblem: Sendable {
    /// It uses a name that may refer to a renamed property.
    case unclearName(String)
    /// It has the name of a member of the base class. For example: `NSManagedObject`.
    case inheritedName(String)
}

/// Carried-over code that was removed from a model.
package struct RemovedFragment: Sendable {
    fileprivate var fragment: SourceFragment
    fileprivate var reason: Reason

    fileprivate enum Reason {
        /// A word in the code that is missing.
        case names(String)
        /// A word that names code that was removed as well.
        case uses(String)
        /// An initializer that the type lacks. For example: `Doc.init(title:)`.
        case calls(String)
        /// A problem with the code itself.
        case problem(FragmentProblem)
    }

    /// The warning that the generated code lacks it.
    ///
    /// - Parameters:
    ///   - what: What the word is. For example: `a part of SwiftData`.
    ///   - repair: What the user can do.
    package func warning(_ what: String, _ repair: String) -> Diagnostic {
        let words =
            switch reason {
            case .names(let word): "names '\(word)', which is \(what), so it is left out; \(repair)"
            case .uses(let word):
                "uses '\(word)', which is left out, so it is left out, too; \(repair)"
            case .calls(let initializer):
                "calls '\(initializer)', which is left out, so it is left out, too; call another"
                    + " initializer, or move it into a file of your own"
            case .problem(.unclearName(let name)):
                "names '\(name)', which may be the property that has another name in the code, so it is"
                    + " left out; rename the property, or move it into a file of your own"
            case .problem(.inheritedName(let type)):
                "has the name of a member of every \(type), so it is left out; rename it"
            }
        return Diagnostic(
            .warning,
            "member.missing-name",
            at: fragment.origin.location,
            fragment.subject + " " + words
        )
    }
}

extension Model {
    /// Removes all carried-over code that names one of the given words, what names removed code, calls of
    /// initializers that the code lacks, and conformances to removed protocols. Returns what was removed.
    ///
    /// For example: for `ModelContext`, `func add(to context: ModelContext)` is removed, and so is
    /// `func addCopy(to:)`, which calls it. A name that remaining code declares, too, isn't followed.
    /// Complexity: O(*k* × *n*) for *n* bytes of code and *k* steps from one name to the next.
    ///
    /// - Parameters:
    ///   - initializers: The initializers of classes without the convenience initializers in
    ///     carried-over code, if those that are removed are followed.
    ///   - problems: Code that is removed in any case, and why.
    package mutating func removeFragments(
        naming words: Set<String>,
        lacking initializers: KnownInitializers = KnownInitializers(),
        with problems: [SourceFragment: FragmentProblem] = [:]
    ) -> [RemovedFragment] {
        var removed: [SourceFragment: RemovedFragment] = [:]
        var order: [SourceFragment] = []
        var missing = words
        var followed: Set<String> = []
        let codes = ownedFragments.map { fragment, owner in
            RemovableCode(fragment: fragment, owner: owner, isCalling: !initializers.isEmpty)
        }
        while true {
            let known = initializers.adding(codes, isRemoved: { removed[$0] != nil })
            let found = codes.filter { code in
                guard removed[code.fragment] == nil,
                    let reason = problems[code.fragment].map(RemovedFragment.Reason.problem)
                        ?? code.reason(missing, followed, known)
                else { return false }
                removed[code.fragment] = RemovedFragment(fragment: code.fragment, reason: reason)
                return true
            }.map(\.fragment)
            if found.isEmpty { break }
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

/// Code that may have to be removed, with what it refers to.
private struct RemovableCode {
    let fragment: SourceFragment
    /// The type that it belongs to; `nil` for a declaration outside of types.
    let owner: String?
    let signature: InitializerSignature?
    private let words: [String]
    private let calls: [InitializerCall]

    /// - Parameter isCalling: Whether calls of initializers matter.
    init(fragment: SourceFragment, owner: String?, isCalling: Bool) {
        self.fragment = fragment
        self.owner = owner
        words = fragment.codeWords
        signature = isCalling ? fragment.initializerSignature : nil
        // Other initializers of the declaration aren't in the code as they were written.
        let isWritten = !fragment.isInitializer || fragment.kind == .convenienceInitializer
        calls = isCalling && isWritten ? fragment.initializerCalls : []
    }

    /// The reason to remove the code; `nil` if there is none.
    func reason(
        _ missing: Set<String>,
        _ followed: Set<String>,
        _ initializers: KnownInitializers
    ) -> RemovedFragment.Reason? {
        if let word = words.first(where: missing.contains) {
            return followed.contains(word) ? .uses(word) : .names(word)
        }
        for call in calls {
            let found = initializers.absent(
                calledBy: call,
                in: owner,
                isNamed: words.contains
            )
            if let (type, signature) = found { return .calls("\(type).\(signature.name)") }
        }
        return nil
    }
}

extension KnownInitializers {
    fileprivate var isEmpty: Bool { present.isEmpty && absent.isEmpty }

    /// The initializers with those in carried-over code.
    fileprivate func adding(
        _ codes: [RemovableCode],
        isRemoved: (SourceFragment) -> Bool
    ) -> KnownInitializers {
        var result = self
        for code in codes {
            guard let signature = code.signature, let owner = code.owner, present[owner] != nil
            else { continue }
            if code.fragment.kind == .convenienceInitializer, !isRemoved(code.fragment) {
                result.present[owner, default: []].append(signature)
            } else {
                result.absent[owner, default: []].append(signature)
            }
        }
        return result
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
