/// Properties with other names in generated code than in carried-over code.
///
/// For example: `hashProperty` for `hash` of the entity `Note`, as every managed object has a `hash`.
package struct PropertyRenamings: Sendable {
    /// The new names by entity and declared name.
    private var names: [String: [String: String]] = [:]

    package init() {}

    package var isEmpty: Bool { names.isEmpty }

    /// Adds a property whose name in generated code may be the declared one.
    package mutating func add(_ declared: String, as name: String, of entity: String) {
        if name != declared { names[entity, default: [:]][declared] = name }
    }

    /// All declared names that differ, with one of their new names.
    fileprivate var all: [String: String] {
        names.keys.sorted().reduce(into: [:]) { result, entity in
            result.merge(names[entity] ?? [:]) { first, _ in first }
        }
    }

    /// The new names of an entity's properties, also of those that it inherits.
    fileprivate func names(of entity: String, _ parents: [String: String]) -> [String: String] {
        var result: [String: String] = [:]
        var next: String? = entity
        var seen: Set<String> = []
        while let name = next, seen.insert(name).inserted {
            result.merge(names[name] ?? [:]) { first, _ in first }
            next = parents[name]
        }
        return result
    }
}

extension Model {
    /// Renames properties in carried-over code, and returns the code in which a name may or may not refer to a
    /// property, with that name.
    ///
    /// For example: with `hashProperty` for `hash`, `func digest() -> Int { hash &* 31 }` becomes `func digest() ->
    /// Int { hashProperty &* 31 }`. In `func digest(of note: Note) -> Int { note.hash }`, the type of `note` isn't
    /// known. Complexity: O(*n*) for *n* bytes of code.
    package mutating func rename(_ renamings: PropertyRenamings) -> [SourceFragment:
        FragmentProblem]
    {
        if renamings.isEmpty { return [:] }
        let parents = Dictionary(
            entities.compactMap { entity in entity.parent.map { (entity.name, $0) } }
        ) { first, _ in first }
        let all = renamings.all
        let protocols = Set(declarations.filter(\.isProtocol).map(\.baseName))
        var unclear: [SourceFragment: FragmentProblem] = [:]
        var owners = ownedFragments.map(\.owner)[...]
        changeFragments { fragment in
            let owner = owners.removeFirst()
            guard fragment.language == "swift", all.keys.contains(where: fragment.text.contains)
            else { return }
            let own = owner.map { renamings.names(of: $0, parents) } ?? [:]
            let uses = PropertyUses(
                fragment,
                own: own,
                all: all,
                owner: owner,
                isOfProtocol: fragment.isProtocol || owner.map(protocols.contains) == true
            )
            if let name = uses.unclear {
                unclear[fragment] = .unclearName(name)
            } else {
                uses.rename(&fragment)
            }
        }
        return unclear
    }
}

extension SourceFragment {
    fileprivate var isProtocol: Bool { declarationWords.contains("protocol") }

    /// Replaces parts of the text, given by their places in UTF-8 in ascending order.
    fileprivate mutating func replace(_ parts: [(range: Range<Int>, text: String)]) {
        func moved(_ offset: Int) -> Int {
            parts.prefix { $0.range.upperBound <= offset }.reduce(offset) {
                $0 + $1.text.utf8.count - $1.range.count
            }
        }
        memberStarts = memberStarts?.map {
            MemberStart(offset: moved($0.offset), isType: $0.isType)
        }
        scopedNames = scopedNames?.map { ScopedName(offset: moved($0.offset), scope: $0.scope) }
        if let observer { self.observer?.ownReferences = observer.ownReferences.map(moved) }
        text = text.replacing(parts)
    }
}

extension String {
    /// The text with other parts, given by their places in UTF-8 in ascending order.
    fileprivate func replacing(_ parts: [(range: Range<Int>, text: String)]) -> String {
        var bytes = Array(utf8)
        for part in parts.reversed() { bytes.replaceSubrange(part.range, with: part.text.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The places in code that name properties with new names.
private struct PropertyUses {
    /// Whether the code belongs to a protocol, to which a class may conform by a property.
    private let isOfProtocol: Bool
    private let fragment: SourceFragment
    private let own: [String: String]
    private let all: [String: String]
    private let owner: String?
    private let code: CodeTokens
    private var tokens: [CodeTokens.Token] { code.all }
    /// The tokens with the name of a property.
    private var uses: [(index: Int, use: Use)] = []

    init(
        _ fragment: SourceFragment,
        own: [String: String],
        all: [String: String],
        owner: String?,
        isOfProtocol: Bool
    ) {
        self.isOfProtocol = isOfProtocol
        self.fragment = fragment
        self.own = own
        self.all = all
        self.owner = owner
        code = CodeTokens(fragment.text)
        uses = findUses()
    }

    /// What a name in the code refers to.
    private enum Use {
        /// The property of the object itself, by its name alone or after `self`.
        case own(isQualified: Bool)
        /// A parameter of the function, whose scope is all of it.
        case parameter
        /// Something else. For example: the label of an argument.
        case other
        /// Something that depends on the types in the code.
        case unclear
    }

    /// A name in the code that may refer to a property or to something else; `nil` if there is none.
    var unclear: String? {
        for (index, use) in uses {
            let name = tokens[index].text
            if case .unclear = use { return name }
        }
        // The code may use a new name for something else.
        let renamed = uses.contains { if case .own = $0.use { true } else { false } }
        guard renamed else { return nil }
        let new = Set(own.values)
        return tokens.contains { $0.isWord && new.contains($0.text) }
            ? uses.first.map { tokens[$0.index].text } : nil
    }

    /// Gives the properties their new names.
    func rename(_ fragment: inout SourceFragment) {
        let offsets = offsets
        let references = Set(fragment.observer?.ownReferences ?? [])
        let parts = renamedPlaces.map { index in
            let range = tokens[index].range
            let name = own[tokens[index].text] ?? tokens[index].text
            return (range: offsets[range.lowerBound]..<offsets[range.upperBound], text: name)
        }
        fragment.replace(parts.filter { !references.contains($0.range.lowerBound) })
        fragment.initializer?.rename(own)
    }

    /// The places of the tokens to rename. Those of a parameter, and what it hides, keep their names.
    private var renamedPlaces: [Int] {
        let parameters = Set(
            uses.compactMap { index, use in
                if case .parameter = use { tokens[index].text } else { nil }
            }
        )
        return uses.compactMap { index, use in
            guard case .own(let isQualified) = use,
                isQualified || !parameters.contains(tokens[index].text)
            else { return nil }
            return index
        }
    }

    /// The place in UTF-8 of each character, and the end.
    private var offsets: [Int] {
        code.text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    }

    private func findUses() -> [(index: Int, use: Use)] {
        // An observer is its body.
        let body =
            fragment.kind == .observer ? -1 : tokens.firstIndex { $0.text == "{" } ?? tokens.count
        return tokens.indices.compactMap { index in
            guard tokens[index].isWord, all[tokens[index].text] != nil else { return nil }
            return (index, use(at: index, isInBody: index > body))
        }
    }

    private func use(at index: Int, isInBody: Bool) -> Use {
        let name = tokens[index].text
        let before = text(index - 1)
        if before == "." { return member(at: index) }
        if before == "#" || before == "@" { return .other }
        if before == "$" { return .unclear }
        let after = text(index + 1)
        let isArgument = before == "(" || before == ","
        // The label of an argument or of a parameter, or a parameter. An observer has no head.
        if after == ":", before != "?", isArgument || !isInBody { return label(index, isInBody) }
        if !isInBody, isArgument, index + 1 < tokens.count, tokens[index + 1].isWord {
            return .other
        }
        if !isInBody, index > 0, tokens[index - 1].isWord, after == ":" { return .parameter }
        guard own[name] != nil else { return isOfProtocol ? .unclear : .other }
        if isType(index) { return .other }
        return isDeclared(index) || isStatic || declaresTypes ? .unclear : .own(isQualified: false)
    }

    /// The use of a name before a colon.
    private func label(_ index: Int, _ isInBody: Bool) -> Use {
        if !isInBody { return .parameter }
        return isClosureParameter(index) && own[tokens[index].text] != nil ? .unclear : .other
    }

    /// The use of a name after a dot.
    private func member(at index: Int) -> Use {
        guard index > 1 else { return .other }
        let base = tokens[index - 2]
        let isOwn = own[tokens[index].text] != nil
        if base.text == "self", text(index - 3) != "." {
            guard isOwn else { return isOfProtocol ? .unclear : .other }
            return declaresTypes ? .unclear : .own(isQualified: true)
        }
        // For example: `\Note.hash`.
        if base.text == owner, text(index - 3) == "\\", isOwn { return .own(isQualified: true) }
        if base.text == "\\" { return .unclear }
        if base.isWord {
            // A case of a type, as in `.deleted` and `State.deleted`.
            let isType = base.text.first?.isUppercase == true && text(index - 3) != "\\"
            return isType || keywords.contains(base.text) ? .other : .unclear
        }
        return [")", "]", "}", "?", "!", "\"", ""].contains(base.text) ? .unclear : .other
    }

    /// Whether the name stands for a type. For example: `Date` in `-> Date?`.
    private func isType(_ index: Int) -> Bool {
        guard tokens[index].text.first?.isUppercase == true else { return false }
        return [":", ">", "<", "["].contains(text(index - 1))
            || [".", "(", "?"].contains(text(index + 1))
    }

    /// Whether the name is declared there, at least possibly.
    private func isDeclared(_ index: Int) -> Bool {
        if declaring.contains(text(index - 1)) || text(index + 1) == "in" { return true }
        if text(index - 1) == "[", text(index - 2) == "{" { return true }
        // `let (title, hash) = …`, `case .done(let title, hash)`
        var place = index - 1
        while place >= 0, tokens[place].isWord || [",", "(", ")", ".", "?"].contains(text(place)) {
            if ["let", "var"].contains(text(place)) { return true }
            // A statement begins on its own line.
            if tokens[place].isWord, keywords.contains(text(place)) { break }
            place -= 1
        }
        return isClosureParameter(index)
    }

    /// Whether the name may be a parameter of a closure. For example: `hash` in `{ title, hash in`.
    private func isClosureParameter(_ index: Int) -> Bool {
        let rest = tokens[index...].dropFirst().prefix { token in
            token.isWord && !keywords.contains(token.text) && !declaring.contains(token.text)
                || [",", "(", ")", ":", "?", ".", "<", ">", "[", "]", "-"].contains(token.text)
        }
        let end = tokens[rest.endIndex...].first
        return end?.text == "in"
    }

    private var isStatic: Bool {
        let words = fragment.declarationWords
        return words.contains("static") || words.starts(with: ["class", "func"])
    }

    /// Whether the code declares types, whose `self` is another object.
    private var declaresTypes: Bool {
        tokens.indices.contains { index in
            ["struct", "class", "enum", "actor"].contains(text(index)) && text(index - 1) != "."
        }
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? tokens[index].text : " "
    }
}

/// The words before a name that it declares.
private let declaring: Set = [
    "let", "var", "func", "for", "case", "inout", "weak", "unowned", "typealias",
]

/// Words that aren't the base of a member. For example: `return .deleted`.
private let keywords: Set = [
    "return", "case", "in", "is", "as", "else", "where", "try", "await", "throw", "if", "guard",
    "while", "switch",
    "default", "do", "repeat", "yield",
]

extension InitializerBody {
    /// Gives properties other names.
    fileprivate mutating func rename(_ names: [String: String]) {
        for index in statements.indices { statements[index].rename(names) }
    }
}

extension InitializerBody.Statement {
    fileprivate mutating func rename(_ new: [String: String]) {
        let variables = Set(uses + declares)
        text = renamed(text, new, variables)
        if let value = assignment {
            let name = new[value.name] ?? value.name
            assignment = NamedText(name, renamed(value.text, new, variables))
        }
        (sets, names, captured) = (
            renamed(sets, new), renamed(names, new), renamed(captured, new)
        )
    }

    private func renamed(_ list: [String], _ new: [String: String]) -> [String] {
        list.map { new[$0] ?? $0 }.sorted()
    }

    /// The text with other names for properties.
    private func renamed(_ text: String, _ new: [String: String], _ variables: Set<String>)
        -> String
    {
        CodeWords.replacing(in: text) { word in
            guard let name = new[word.text] else { return nil }
            if word.isOwn { return "self.\(name)" }
            let isOther = word.isMember || word.isLabel || variables.contains(word.text)
            return isOther ? nil : name
        }
    }
}
