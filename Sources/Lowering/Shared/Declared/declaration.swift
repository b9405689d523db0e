import ModelIR

/// A declaration at the top of a file. Types have the access of generated code, unless only code
/// elsewhere needs them; those keep theirs, if generated classes, which they may name, allow it.
///
/// - Parameter typeIsolation: The isolation of a type, if it's another than that of other declarations.
package func declaration(
    _ fragment: SourceFragment,
    _ access: String,
    _ isolation: String,
    typeIsolation: String? = nil
) -> MemberView {
    var fragment = fragment
    if fragment.isAsWritten != true {
        fragment.addModifiers(access, isolation, typeIsolation ?? isolation)
    } else if access.isEmpty {
        fragment.loseAccess()
    }
    return MemberView(fragment, condition: fragment.condition, isSeparated: true, indentation: 0)
}

private let isolatedTypes = ["class", "enum", "protocol", "struct"]
private let isolatedValues = ["func", "let", "var"]

extension SourceFragment {
    fileprivate mutating func addModifiers(
        _ access: String,
        _ isolation: String,
        _ typeIsolation: String
    ) {
        insertIntoMembers(typeIsolation, access)
        // A type with an actor keeps its isolation.
        let head = text.prefix { $0 != "{" }
        let hasActor = head.contains("nonisolated") || head.contains("Actor")
        insert((hasActor ? "" : typeIsolation) + access, before: isolatedTypes)
        insert(hasActor ? "" : isolation, before: ["extension"] + isolatedValues)
        insert(access, before: ["actor", "typealias"])
    }

    /// Makes a declaration internal that is more widely accessible.
    fileprivate mutating func loseAccess() {
        guard let place = declarationLine else { return }
        var lines = lines.map(String.init)
        for level in ["open ", "package ", "public "] where lines[place].hasPrefix(level) {
            lines[place].removeFirst(level.count)
        }
        text = lines.joined(separator: "\n")
    }

    /// The member with the access of its type, unless it declares its own.
    func visible(_ access: String) -> SourceFragment {
        var member = self
        let others = ["actor", "init", "subscript", "typealias"]
        member.insert(access, before: isolatedTypes + isolatedValues + others)
        return member
    }

    /// Gives members their modifiers, as for the declaration itself.
    fileprivate mutating func insertIntoMembers(_ isolation: String, _ access: String) {
        for start in (memberStarts ?? []).reversed() {
            let place = text.utf8.index(text.startIndex, offsetBy: start.offset)
            text.insert(contentsOf: start.isType ? isolation + access : access, at: place)
        }
    }

    /// The declaration as one that replaces its superclass's.
    mutating func override() {
        insert("override ", before: ["func", "init", "var"], besideLevel: true)
    }

    /// The lines of the comments and attributes before the declaration.
    var comments: [String] { declarationLine.map { lines.prefix($0).map(String.init) } ?? [] }

    /// Inserts a modifier before the first word of the declaration, if that is one of the given
    /// keywords and the declaration has no access modifier.
    ///
    /// - Parameter besideLevel: Whether to insert it also beside an access modifier.
    fileprivate mutating func insert(
        _ modifier: String,
        before kinds: [String],
        besideLevel: Bool = false
    ) {
        guard !modifier.isEmpty, let place = declarationLine else { return }
        let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
        let words = declarationWords
        guard words.contains(where: { kinds.contains(String($0)) }),
            besideLevel || !words.contains(where: { levels.contains(String($0)) })
        else { return }
        var lines = lines.map(String.init)
        let margin = lines[place].prefix { $0.isWhitespace }
        lines[place] = margin + modifier + lines[place].dropFirst(margin.count)
        text = lines.joined(separator: "\n")
    }

    private var lines: [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The first line that isn't a comment or an attribute.
    private var declarationLine: Int? {
        lines.firstIndex { line in
            let start = line.drop { $0.isWhitespace }
            return !["//", "/*", "*", "@"].contains(where: start.hasPrefix) && !start.isEmpty
        }
    }

    /// The words of that line that precede the signature. For example: `public`, `override`,
    /// `func`.
    var declarationWords: [Substring] {
        let line = declarationLine.map { lines[$0] } ?? ""
        return line.prefix { $0 != "(" && $0 != "{" && $0 != ":" }.split(separator: " ")
    }
}
