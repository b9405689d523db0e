import ModelIR

/// A declaration at the top of a file. Types have the access of generated code, unless only code
/// elsewhere needs them; those keep theirs, if generated classes, which they may name, allow it.
///
/// - Parameter typeIsolation: The isolation of a type, if it's another than that of other declarations.
package func declaration(
    _ fragment: SourceFragment,
    _ access: DeclarationAccess,
    _ isolation: String,
    typeIsolation: String? = nil
) -> MemberView {
    var fragment = fragment
    switch (fragment.isAsWritten == true, access) {
    case (false, .all(let level)):
        fragment.addModifiers(
            to: Modifiers(typeIsolation ?? isolation, level, memberAccess: level),
            to: Modifiers(isolation, "")
        )
        fragment.writeOutRawInitializer(level)
    case (false, .declared):
        let level = fragment.level.modifier
        fragment.addModifiers(
            to: Modifiers(typeIsolation ?? isolation, level),
            to: Modifiers(isolation, level)
        )
    case (true, .all("")): fragment.loseAccess()
    case (true, _): break
    }
    return MemberView(fragment, condition: fragment.condition, isSeparated: true, indentation: 0)
}

/// The access of declarations in generated code.
package enum DeclarationAccess {
    /// The modifier and a space, or an empty text. For example: `public `.
    case all(String)
    /// Each has the level of its declaration.
    case declared
}

extension LoweringOptions {
    /// The access of declarations at the top of a file.
    package var declarationAccess: DeclarationAccess {
        declaredAccess == nil ? .all(access.modifier) : .declared
    }
}

/// Modifiers, each with a space after it, or an empty text.
private struct Modifiers {
    var isolation: String
    var access: String
    /// The access of a type's members that don't declare any.
    var memberAccess: String

    init(_ isolation: String, _ access: String, memberAccess: String = "") {
        self.isolation = isolation
        self.access = access
        self.memberAccess = memberAccess
    }
}

private let isolatedTypes = ["class", "enum", "protocol", "struct"]
private let isolatedValues = ["func", "let", "var"]

extension SourceFragment {
    /// Adds modifiers to types and their members, and others to all other declarations.
    fileprivate mutating func addModifiers(to types: Modifiers, to others: Modifiers) {
        insertIntoMembers(types.isolation, types.memberAccess)
        // A type with an actor keeps its isolation. Swift rejects wrapped properties in nonisolated types if
        // the wrapper is also nonisolated.
        let isWrapper = head.split(whereSeparator: \.isNewline).contains {
            $0.drop(while: \.isWhitespace).hasPrefix("@propertyWrapper")
        }
        let isKept = isWrapper || statesIsolation
        insert((isKept ? "" : types.isolation) + types.access, before: isolatedTypes)
        insert(
            (isKept ? "" : others.isolation) + others.access,
            before: ["extension"] + isolatedValues
        )
        insert(types.access, before: ["actor", "typealias"])
    }

    /// The text before the first brace.
    private var head: Substring { text.prefix { $0 != "{" } }

    /// Whether the declaration itself says whose actor it belongs to.
    private var statesIsolation: Bool { head.contains("nonisolated") || head.contains("Actor") }

    /// Makes a declaration internal that is more widely accessible.
    fileprivate mutating func loseAccess() {
        guard let place = declarationLine else { return }
        var lines = lines.map(String.init)
        for level in ["open ", "package ", "public "] where lines[place].hasPrefix(level) {
            lines[place].removeFirst(level.count)
        }
        text = lines.joined(separator: "\n")
    }

    /// The member with an isolation, if it's a type that has none.
    func isolatingTypes(_ isolation: String) -> SourceFragment {
        if isolation.isEmpty || statesIsolation { return self }
        // `class func` isn't a type.
        if declarationWords.contains(where: { isolatedValues.contains(String($0)) }) { return self }
        var member = self
        member.insert(isolation, before: isolatedTypes, besideLevel: true)
        return member
    }

    /// The member with the access of its type, unless it declares its own.
    func visible(_ access: String) -> SourceFragment {
        var member = self
        let others = ["actor", "init", "subscript", "typealias"]
        member.insert(access, before: isolatedTypes + isolatedValues + others)
        return member
    }

    /// The member with the types around its class before the names that these declare.
    var withScopes: SourceFragment {
        guard let scopedNames else { return self }
        var member = self
        for name in scopedNames.reversed() {
            let place = text.utf8.index(text.startIndex, offsetBy: name.offset)
            member.text.insert(contentsOf: name.scope + ".", at: place)
        }
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

    /// Inserts a modifier before the first word of the declaration, if that is one of the given
    /// keywords and the declaration has no access modifier.
    ///
    /// - Parameter besideLevel: Whether to insert it also beside an access modifier.
    fileprivate mutating func insert(
        _ modifier: String,
        before kinds: [String],
        besideLevel: Bool = false
    ) {
        guard !modifier.isEmpty else { return }
        let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
        let words = declarationWords
        // `init?` and `init<Value>` are initializers, too.
        guard words.contains(where: { kinds.contains(String($0.prefix(while: \.isLetter))) }),
            besideLevel || !words.contains(where: { levels.contains(String($0)) })
        else { return }
        insertModifiers(modifier)
    }
}
