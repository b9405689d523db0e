import SwiftSyntax

/// Everything in the files that the model is made of.
struct Declarations {
    var models: [ModelDeclaration] = []
    var values: [ValueDeclaration] = []
    var schemas: [SchemaDeclaration] = []
    var modelLists: [ModelList] = []
    /// Types that are neither, such as codable structs, with the name of each.
    var others: [OtherDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    /// What stands beside models and types of values, and whose code may need it.
    var helpers: [HelperDeclaration] = []
    /// The names of types that only hold models or types of values: these are generated without them.
    ///
    /// For example: `SchemaV2` of `enum SchemaV2: VersionedSchema { @Model final class Note { … } }`.
    var containers: Set<String> = []

    /// Those of them that the files declare, so that the code lacks them. An extension may hold types of
    /// values, too, as `extension Date { enum Style: String { … } }` does: `Date` is there all the same.
    var absentTypes: Set<String> {
        let declared = schemas.map(\.name) + others.map(\.name) + aliases.keys
        return containers.intersection(declared)
    }

    /// All second names of types, as they are declared.
    var declaredAliases: [TypeAlias] = []
    /// What a second name means in the chosen version.
    var aliases: [String: TypeAlias] = [:]
    /// Extensions of types inside models that are carried over with these, by the model.
    var nestedExtensions: [String: [ExtensionDeclaration]] = [:]
}

/// A second name of a type.
struct TypeAlias {
    var name: String
    /// The types around it, outermost first.
    var containers: [String]
    /// For example: `SchemaV2` and `Note`; empty for a type without a name.
    var path: [String]
    var type: SpelledType
}

/// Where a declaration stands.
struct DeclarationContext {
    var file: SourceFile
    /// The types and extensions around it, outermost first.
    var containers: [String] = []
    /// The model class around it.
    var owner: String?
    /// The type that is extended around it. For example: `SchemaV2` and `Note`.
    var extended: [String]?
    /// The condition of the `#if` around it.
    var condition: String?
    /// Whether it belongs to a struct, which is left out of the code with all that is in it.
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

    /// The types around it, and its own name.
    var path: [String] { context.containers + [nameNode.identifierText] }

    /// Whether it is carried over as it is written: a validated type of the user's own.
    var isOwn = false

    /// Whether code of the user declares it already.
    var isExternal: Bool { isOwn || annotations.first("External") != nil }

    /// A type inside a model class is named with it. For example: `Item.Kind`.
    var name: String { (context.owner.map { $0 + "." } ?? "") + nameNode.identifierText }

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
    /// The types around it, and its own name.
    var path: [String]
    /// For example: 2, 0, 0.
    var version: [Int]
    var nameNode: TokenSyntax
    var file: SourceFile

    var name: String { path.last ?? "" }
}

/// The list of classes that belong to a version.
///
/// For example: `static var models: [any PersistentModel.Type] { [Trip.self, SchemaV1.Stop.self] }`.
struct ModelList {
    var node: VariableDeclSyntax
    /// The version, as far as the place of the list names it.
    var container: [String]
    var file: SourceFile
}

/// What an extension says of a type.
struct ExtensionDeclaration {
    var node: ExtensionDeclSyntax
    /// The extended type. For example: `SchemaV2` and `Note`.
    var path: [String]
    var context: DeclarationContext
}

/// A type that is not read, but may be named.
struct OtherDeclaration {
    var nameNode: TokenSyntax
    var isClass: Bool
    var context: DeclarationContext

    var name: String { nameNode.identifierText }
}
