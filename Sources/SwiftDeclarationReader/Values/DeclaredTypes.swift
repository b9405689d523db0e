import SwiftSyntax

/// The declared types by their full paths, for types as a property of a class spells them.
///
/// Several classes may have a type of one name inside them, and a type inside a class hides one outside of
/// it. For example: `Status` is `Task.Status` in `Task`, even if other types have that name.
struct DeclaredTypes {
    private enum Role {
        case model(String)
        case value(String)
        case other
    }

    private var scopes = ScopeTable(Declarations())
    private var roles: [[String]: Role] = [:]
    /// The superclasses of models, whose types they inherit.
    private var parents: [[String]: [String]] = [:]
    /// The aliases inside of types, which several types may have.
    private var aliases: [[String]: TypeAlias] = [:]

    init() {}

    init(_ all: Declarations) {
        scopes = ScopeTable(all)
        for other in all.others { roles[other.context.containers + [other.name]] = .other }
        for value in all.values { roles[value.path] = .value(value.name) }
        for model in all.models {
            roles[model.path] = .model(model.name)
            guard let first = model.node.inheritanceClause?.inheritedTypes.first else { continue }
            parents[model.path] = scopes.path(
                of: pathComponents(first.type),
                in: model.context.containers
            )
        }
        for alias in all.declaredAliases where !alias.containers.isEmpty {
            aliases[scopes.fullPath(alias.containers) + [alias.name]] = alias
        }
    }

    /// The full path of a type that a class names; `nil` if the files don't declare it.
    private func path(of name: String, in scope: [String]) -> [String]? {
        let name = name.split(separator: ".").map(String.init)
        let found = scopes.path(of: name, in: scope)
        if let found, found.starts(with: scope) { return found }
        for type in ancestors(of: scope) {
            if let inherited = scopes.path(of: name, in: type), inherited.starts(with: type) {
                return inherited
            }
        }
        return found
    }

    /// Whether the files declare a type that a class names. For example: `Task.Status`.
    func contains(_ name: String, in scope: [String]) -> Bool { path(of: name, in: scope) != nil }

    /// The alias of a name inside a class, a superclass, or an enclosing type; `nil` if there is none.
    func alias(_ name: String, in scope: [String]) -> TypeAlias? {
        if let own = aliases[scope + [name]] { return own }
        for ancestor in ancestors(of: scope) {
            if let inherited = aliases[ancestor + [name]] { return inherited }
        }
        return scope.indices.dropLast().reversed().lazy
            .compactMap { aliases[scope[...$0] + [name]] }.first
    }

    /// The superclasses of a class, the nearest first.
    private func ancestors(of scope: [String]) -> [[String]] {
        var (result, next): ([[String]], [String]?) = ([], parents[scope])
        while let type = next, !result.contains(type) {
            result.append(type)
            next = parents[type]
        }
        return result
    }

    /// The role of a type that a class names; `nil` if the files don't declare it.
    ///
    /// - Parameter catalog: The value types that could be read.
    fileprivate func kind(of name: String, in scope: [String], _ catalog: Catalog) -> Catalog.Kind?
    {
        switch path(of: name, in: scope).flatMap({ roles[$0] }) {
        case .model(let model): .toOne(model)
        case .value(let value): catalog.values[value].map { .value($0) }
        case .other: .codable
        case nil: nil
        }
    }
}

extension Catalog {
    /// The role of a property in a model if the files declare its type; `nil` otherwise.
    ///
    /// - Parameters:
    ///   - type: A type with the names of the types around it, as written.
    ///   - scope: The path of the class.
    func declaredKind(of type: SpelledType, in scope: [String]) -> Kind? {
        switch type {
        case .named(let name, []): return types.kind(of: name, in: scope, self)
        case .optional(let type): return declaredKind(of: type, in: scope)
        case .array(let element), .set(let element):
            switch declaredKind(of: element, in: scope) {
            case .toOne(let model): return .toMany(model)
            case .value, .codable: return .codable
            case .stored, .toMany, .unknown, nil: return nil
            }
        case .dictionary(let key, let value):
            let kinds = [key, value].map { declaredKind(of: $0, in: scope) }
            guard kinds.contains(where: { $0 != nil }) else { return nil }
            for (kind, type) in zip(kinds, [key, value]) {
                switch kind ?? self.kind(of: type.unwrapped, in: scope.last) {
                case .stored, .value, .codable: continue
                case .toOne(let name), .toMany(let name), .unknown(let name):
                    return .unknown(name)
                }
            }
            return .codable
        case .named, .other: return nil
        }
    }
}

extension DeclaredTypes {
    /// An inferred type with the names of the types around it, as its initial value has them.
    ///
    /// For example: `Habit.Goal` for `Goal` of `Habit.Goal()`.
    func qualified(_ type: SpelledType, of value: some SyntaxProtocol, in scope: [String])
        -> SpelledType
    {
        type.mapped { name, arguments in
            guard arguments.isEmpty, let path = path(endingIn: name, of: value, in: scope) else {
                return .named(name, arguments)
            }
            return .named(path, [])
        }
    }

    private func path(endingIn name: String, of value: some SyntaxProtocol, in scope: [String])
        -> String?
    {
        var path: [String] = []
        var isOpen = false
        for token in value.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier:
                let text = token.identifierText
                path = isOpen ? path + [text] : [text]
                isOpen = false
                let written = path.joined(separator: ".")
                if text == name, path.count > 1, contains(written, in: scope) { return written }
            case .period where !path.isEmpty: isOpen = true
            default: (path, isOpen) = ([], false)
            }
        }
        return nil
    }
}
