import SwiftSyntax

/// New names for private declarations that share a name across files: in the code, all of them are
/// visible in the whole module.
///
/// For example: `loggerInTrips` and `loggerInNotes` for `private let logger` in `Trips.swift` and
/// `Notes.swift`.
struct PrivateNames {
    /// The new names, by file and name.
    private var names: [Int: [String: Rename]] = [:]

    private struct Rename {
        var name: String
        /// Whether the name belongs to a member of an extension, which may follow a dot.
        var isMember: Bool
    }

    init() {}

    /// Complexity: O(n) for n declarations, or O(m) for m tokens of the files if names clash.
    init(_ helpers: [HelperDeclaration], _ files: [SourceFile]) {
        let declared = helpers.flatMap(\.declaredNames)
        let clashing = Dictionary(grouping: declared, by: \.text).values.filter { group in
            Set(group.map(\.file.index)).count > 1
        }
        let privates = clashing.joined().filter(\.isPrivate)
        guard !privates.isEmpty else { return }
        var taken = Set(declared.map(\.base))
        let usage = NameUsage(files)
        for name in privates.sorted(by: { $0.position < $1.position }) {
            let isMember = name.node.parent?.is(MemberBlockItemSyntax.self) ?? false
            let same = declared.filter { $0.base == name.base }
            guard isIdentifier(name.base), names[name.file.index]?[name.base] == nil,
                same.allSatisfy(\.isPrivate),
                isMember
                    ? usage.count(of: name.base) == same.count : !usage.hidesDeclaration(name)
            else { continue }
            let new = free(name.base + "In" + name.file.typeName, &taken)
            names[name.file.index, default: [:]][name.base] = Rename(name: new, isMember: isMember)
        }
    }

    private func free(_ name: String, _ taken: inout Set<String>) -> String {
        var (result, number) = (name, 2)
        while !taken.insert(result).inserted {
            result = name + "\(number)"
            number += 1
        }
        return result
    }

    func hasNames(in file: SourceFile) -> Bool { names[file.index] != nil }

    func contains(_ name: HelperDeclaration.Name) -> Bool {
        name.isPrivate && names[name.file.index]?[name.base] != nil
    }

    /// The name of a declaration in messages, renamed if necessary.
    func name(of node: DeclSyntax, in file: SourceFile) -> String {
        let name = memberName(of: node)
        guard let rename = names[file.index]?[baseName(of: node)], !rename.isMember else {
            return name
        }
        return rename.name + name.drop { $0 != "(" }
    }

    /// A type in a file, with its private types renamed if necessary.
    func renamed(_ type: SpelledType, in file: SourceFile) -> SpelledType {
        guard let names = names[file.index] else { return type }
        return type.mapped { name, arguments in
            let first = name.prefix { $0 != "." }
            guard let rename = names[String(first)], !rename.isMember else {
                return .named(name, arguments)
            }
            return .named(rename.name + name.dropFirst(first.count), arguments)
        }
    }

    /// The text of a token, renamed if necessary.
    func word(for token: TokenSyntax, in file: SourceFile) -> String {
        guard let names = names[file.index], let rename = names[token.identifierText],
            token.isName(ofMember: rename.isMember)
        else { return token.text }
        return rename.name
    }
}

/// Finds names that may refer to several declarations.
private struct NameUsage {
    /// The number of declarations per name, by file: variables, parameters, functions, types,
    /// cases.
    private var counts: [[String: Int]] = []

    init(_ files: [SourceFile]) {
        counts = files.map { file in
            var counts: [String: Int] = [:]
            for token in file.tree.tokens(viewMode: .sourceAccurate) where token.isDeclaredName {
                counts[token.identifierText, default: 0] += 1
            }
            return counts
        }
    }

    /// The number of declarations with a name in all files.
    func count(of name: String) -> Int { counts.reduce(0) { $0 + ($1[name] ?? 0) } }

    /// Whether another declaration in the file has the same name. For example: a parameter.
    func hidesDeclaration(_ name: HelperDeclaration.Name) -> Bool {
        let overloads = name.file.tree.statements.count { item in
            guard case .decl(let declaration) = item.item else { return false }
            return baseName(of: declaration) == name.base
        }
        return (counts[name.file.index][name.base] ?? 0) > overloads
    }
}

extension HelperDeclaration.Name {
    fileprivate var position: (file: Int, offset: Int) {
        (file.index, node.position.utf8Offset)
    }
}

extension SourceFile {
    /// For example: `TripNotes` for `Models/trip notes.swift`.
    fileprivate var typeName: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let stem = file.prefix { $0 != "." }
        let words = stem.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension TokenSyntax {
    /// Whether the token declares or uses a name, and isn't a label.
    fileprivate func isName(ofMember isMember: Bool) -> Bool {
        guard let parent else { return false }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            let member = reference.parent?.as(MemberAccessExprSyntax.self)
            let isBehindDot = member?.declName.id == reference.id
            return isMember || !isBehindDot
        }
        if parent.is(IdentifierTypeSyntax.self) { return !isMember }
        return isDeclaredName
    }

    /// Whether the token is the name of a declaration.
    var isDeclaredName: Bool {
        guard case .identifier = tokenKind, let parent else { return false }
        if parent.is(IdentifierPatternSyntax.self)
            || parent.is(ClosureShorthandParameterSyntax.self)
            || parent.is(EnumCaseElementSyntax.self)
        {
            return true
        }
        if let parameter = parent.as(FunctionParameterSyntax.self) {
            return (parameter.secondName ?? parameter.firstName).id == id
        }
        if let parameter = parent.as(ClosureParameterSyntax.self) {
            return (parameter.secondName ?? parameter.firstName).id == id
        }
        return parent.asProtocol((any NamedDeclSyntax).self)?.name.id == id
    }
}
