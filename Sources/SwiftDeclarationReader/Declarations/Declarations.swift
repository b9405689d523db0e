import SwiftSyntax

/// All declarations in the files of a model.
struct Declarations {
    var models: [ModelDeclaration] = []
    var values: [ValueDeclaration] = []
    var schemas: [SchemaDeclaration] = []
    var modelLists: [ModelList] = []
    /// Types that are neither models nor value types, such as codable structs, with their names.
    var others: [OtherDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    /// Other declarations, which the code of models and value types may need.
    var helpers: [HelperDeclaration] = []
    /// The names of types that only contain models or value types, which are generated without
    /// them.
    ///
    /// For example: `SchemaV2` in `enum SchemaV2: VersionedSchema { @Model final class Note { … }
    /// }`.
    var containers: Set<String> = []

    /// The containers that the files declare, and that the code therefore lacks. An extension may
    /// contain value types as well, as in `extension Date { enum Style: String { … } }`, but `Date`
    /// exists anyway.
    var absentTypes: Set<String> {
        if nesting != nil { return [] }
        let declared = schemas.map(\.name) + others.map(\.name) + aliases.keys
        return containers.intersection(declared)
    }

    /// The types around models and value types, as declared, except extensions.
    var holders: [HelperDeclaration] = []
    /// The types around generated types, if the code has them, too.
    var nesting: Nesting?

    /// All type aliases, as declared.
    var declaredAliases: [TypeAlias] = []
    /// The meaning of each type alias in the chosen version.
    var aliases: [String: TypeAlias] = [:]
    /// The names of all types outside of others.
    var typeNames: Set<String> {
        let paths = models.map(\.path) + values.map(\.path) + helpers.map(\.path)
        return Set(paths.filter { $0.count == 1 }.flatMap(\.self))
            .union(others.map(\.name)).union(declaredAliases.map(\.name))
    }

    /// Extensions of types nested in models, which are carried over with the models, by model.
    var nestedExtensions: [String: [ExtensionDeclaration]] = [:]
}

/// A type alias.
struct TypeAlias {
    var name: String
    /// The enclosing types, outermost first.
    var containers: [String]
    /// For example: `SchemaV2` and `Note`; empty if the type isn't a named one.
    var path: [String]
    var type: SpelledType
    /// The type with the names of the types around it, as written.
    var written: SpelledType
    /// For example: `Codable` and `CaseIterable` for `typealias Choice = Codable & CaseIterable`.
    var combined: [TypeSyntax] = []
}

/// The context of a declaration.
struct DeclarationContext {
    var file: SourceFile
    /// The enclosing types and extensions, outermost first.
    var containers: [String] = []
    /// The enclosing model class.
    var owner: String?
    /// The type that an enclosing extension extends. For example: `SchemaV2` and `Note`.
    var extended: [String]?
    /// The access modifiers of the enclosing extension, which declarations directly in it have, too.
    var access: [String] = []
    /// The condition of the enclosing `#if`.
    var condition: String?
    /// Whether the declaration belongs to a struct, which is omitted with all its members.
    var isInOtherType = false
}

/// A class with `@Model`.
struct ModelDeclaration {
    var node: ClassDeclSyntax
    var context: DeclarationContext
    var annotations: [Annotation]

    var name: String { node.name.identifierText }

    var path: [String] { context.containers + [name] }
}

/// A type whose values are stored. For example: an enum with raw values.
struct ValueDeclaration {
    enum Node {
        case structure(StructDeclSyntax)
        case enumeration(EnumDeclSyntax)
    }

    var node: Node
    var context: DeclarationContext
    var annotations: [Annotation]

    /// The names of the enclosing types and its own name.
    var path: [String] { context.containers + [nameNode.identifierText] }

    /// Whether the type is carried over verbatim: a validated type written by the user.
    var isOwn = false

    /// Whether the user's code already declares the type.
    var isExternal: Bool { isOwn || annotations.first("External") != nil }

    /// The name, including the model class in which the type is nested. For example: `Item.Kind`.
    var name: String { (context.owner.map { $0 + "." } ?? "") + nameNode.identifierText }

    var modifiers: DeclModifierListSyntax {
        switch node {
        case .structure(let node): node.modifiers
        case .enumeration(let node): node.modifiers
        }
    }

    var nameNode: TokenSyntax {
        switch node {
        case .structure(let node): node.name
        case .enumeration(let node): node.name
        }
    }

    var declaration: DeclSyntax {
        switch node {
        case .structure(let node): DeclSyntax(node)
        case .enumeration(let node): DeclSyntax(node)
        }
    }

    var inheritanceClause: InheritanceClauseSyntax? {
        switch node {
        case .structure(let node): node.inheritanceClause
        case .enumeration(let node): node.inheritanceClause
        }
    }

    var members: MemberBlockItemListSyntax {
        switch node {
        case .structure(let node): node.memberBlock.members
        case .enumeration(let node): node.memberBlock.members
        }
    }
}

/// A version of the model. For example: `enum SchemaV2: VersionedSchema`.
struct SchemaDeclaration {
    /// The names of the enclosing types and its own name.
    var path: [String]
    /// For example: 2, 0, 0.
    var version: [Int]
    var nameNode: TokenSyntax
    var file: SourceFile

    var name: String { path.last ?? "" }
}

/// The list of a version's classes.
///
/// For example: `static var models: [any PersistentModel.Type] { [Trip.self, SchemaV1.Stop.self]
/// }`.
struct ModelList {
    var node: VariableDeclSyntax
    /// The path of the version, as far as the list's location names it.
    var container: [String]
    var file: SourceFile
}

/// The additions of an extension to a type.
struct ExtensionDeclaration {
    var node: ExtensionDeclSyntax
    /// The extended type. For example: `SchemaV2` and `Note`.
    var path: [String]
    var context: DeclarationContext
}

/// A type that isn't read, but may be named.
struct OtherDeclaration {
    var nameNode: TokenSyntax
    var isClass: Bool
    var context: DeclarationContext

    var name: String { nameNode.identifierText }
}
