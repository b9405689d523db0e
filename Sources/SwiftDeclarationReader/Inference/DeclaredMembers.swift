import SwiftSyntax

/// The members of types, the global variables and the functions that initial values name, with their
/// types as far as the syntax shows them; and the types of raw values.
///
/// For example: `Int` for `Limits.pages`, if `enum Limits { static let pages = 5 }`.
struct DeclaredMembers {
    /// What each name stands for. For example: `Limits.pages`, `Rule.days()`, `Date/startOfDay`.
    ///
    /// Members of nested types have two names: the whole path, and the last two components.
    ///
    /// Several declarations of a name count if their types are equal, as those in the clauses of `#if`.
    private var results: [String: [Result]] = [:]
    /// The types with parameters, whose name alone isn't a type.
    private var generics: Set<String> = ["ClosedRange", "ContiguousArray", "Measurement", "Range"]

    /// What a name stands for.
    private enum Result: Equatable {
        case type(SpelledType)
        /// A variable whose initial value shows its type.
        case value(ExprSyntax, in: String)
    }

    /// Complexity: O(n) for n declarations outside of functions.
    init(_ files: [SourceFile] = []) {
        for file in files { add(file.tree.statements) }
    }

    /// Whether a type has parameters. For example: `Box` of `struct Box<Value>`.
    func isGeneric(_ type: String) -> Bool { generics.contains(type) }

    /// Whether a type has a static property. For example: `usual` of `Mood`.
    func has(_ name: String, of type: String) -> Bool { results[type + "." + name] != nil }

    /// Returns the type of what the first of the names stands for that has one.
    ///
    /// - Parameter depth: The number of initial values on the way here, which may refer to each other.
    func type(of names: [String], depth: Int) -> SpelledType? {
        for name in names {
            let types = Set((results[name] ?? []).map { type(of: $0, depth: depth) })
            if types.count == 1, let type = types.first { return type }
        }
        return nil
    }

    private func type(of result: Result, depth: Int) -> SpelledType? {
        switch result {
        case .type(let type): return type
        case .value(let value, let owner):
            guard depth < 4 else { return nil }
            return TypeInference(self, owner: owner, depth: depth + 1).type(of: value)
        }
    }
}

// MARK: - Reading declarations

extension DeclaredMembers {
    private mutating func add(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let declaration = statement.item.as(DeclSyntax.self) { add(declaration, in: []) }
        }
    }

    private mutating func add(_ declaration: DeclSyntax, in path: [String]) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            add(variable, in: path)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            add(function, in: path)
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            add(alias, in: path)
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                switch clause.elements {
                case .statements(let statements): add(statements)
                case .decls(let members): for member in members { add(member.decl, in: path) }
                default: break
                }
            }
        } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            add(group, in: path + names(of: group))
        }
    }

    private func names(of group: any DeclGroupSyntax) -> [String] {
        if let type = group.as(ExtensionDeclSyntax.self)?.extendedType {
            return type.trimmedDescription.split(separator: ".").map(String.init)
        }
        return group.asProtocol((any NamedDeclSyntax).self).map { [$0.name.identifierText] } ?? []
    }

    private mutating func add(_ group: any DeclGroupSyntax, in path: [String]) {
        if let name = path.last,
            group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        {
            generics.insert(name)
        }
        if let declaration = group.as(EnumDeclSyntax.self),
            let raw = declaration.inheritanceClause?.inheritedTypes.first.map({
                SpelledType($0.type)
            }), case .named(let name, []) = raw, rawTypes.contains(name)
        {
            define("rawValue", .type(raw), isStatic: false, in: path)
            let made = SpelledType.optional(.named(path.last ?? "", []))
            define("init(rawValue:)", .type(made), isStatic: true, in: path)
        }
        for member in group.memberBlock.members { add(member.decl, in: path) }
    }

    private mutating func add(_ variable: VariableDeclSyntax, in path: [String]) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                continue
            }
            let result: Result? =
                binding.typeAnnotation.map { .type(SpelledType($0.type)) }
                ?? binding.initializer.map { .value($0.value, in: path.last ?? "") }
            guard let result else { continue }
            define(name.identifierText, result, isStatic: variable.modifiers.isStatic, in: path)
        }
    }

    private mutating func add(_ function: FunctionDeclSyntax, in path: [String]) {
        guard let type = function.signature.returnClause?.type else { return }
        let name = function.name.identifierText + "()"
        let result = SpelledType(type)
        define(name, .type(result), isStatic: function.modifiers.isStatic, in: path)
    }

    /// The alias that says which type a type's raw values have. Others stand for their types wherever they
    /// are declared.
    private mutating func add(_ alias: TypeAliasDeclSyntax, in path: [String]) {
        guard alias.name.identifierText == "RawValue", !path.isEmpty else { return }
        let type = SpelledType(alias.initializer.value)
        define("RawValue", .type(type), isStatic: true, in: path)
    }

    private mutating func define(
        _ name: String,
        _ result: Result,
        isStatic: Bool,
        in path: [String]
    ) {
        guard let owner = path.last else { return define(name, result) }
        // `Self` is the type that declares the member.
        let result = result == .type(.named("Self", [])) ? .type(.named(owner, [])) : result
        let member = (isStatic ? "." : "/") + name
        define(owner + member, result)
        if path.count > 1 { define(path.joined(separator: ".") + member, result) }
    }

    private mutating func define(_ name: String, _ result: Result) {
        if results[name]?.contains(result) == true { return }
        results[name, default: []].append(result)
    }
}

extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

/// The raw types of enumerations.
private let rawTypes: Set = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8",
]
