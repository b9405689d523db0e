import Diagnostics
import ModelIR
import SwiftSyntax

/// Reads an entity from a model class.
final class EntityReader {
    let declaration: ModelDeclaration
    let catalog: Catalog
    let reports: Reports
    var entity: Entity
    var code = CodeDetails()
    /// Facts about declared relationships that the entity doesn't contain.
    var relationships: [DeclaredRelationship] = []
    /// The attributes and relationships that store each property, for key paths.
    var storedNames: [String: [String]] = [:]
    /// The properties that can't be stored, which have been reported.
    var refusedNames: Set<String> = []
    /// `#Unique` and `#Index`, which are read once all properties are known.
    var macros: [MacroExpansionDeclSyntax] = []
    /// The file of the members being read: that of the class, then those of its extensions.
    var file: SourceFile
    /// The extension being read.
    var currentExtension: ExtensionDeclSyntax?
    private let extensions: [ExtensionDeclaration]
    /// Extensions of types nested in the class, which are carried over with it.
    private let nestedExtensions: [ExtensionDeclaration]
    /// The names of all members of the class and its extensions, without parameter labels.
    lazy var memberNames: Set<String> = {
        let all =
            [declaration.node.memberBlock.members] + extensions.map(\.node.memberBlock.members)
        return Set(all.flatMap { $0 }.map { baseName(of: $0.decl) })
    }()

    /// The names of all members with parameter labels. For example: `encode(to:)`.
    lazy var signatures: Set<String> = {
        let all =
            [declaration.node.memberBlock.members] + extensions.map(\.node.memberBlock.members)
        return Set(all.flatMap { $0 }.map { memberName(of: $0.decl) })
    }()

    /// The type to write before each name that the types around the class declare, unless the class declares
    /// one, too.
    lazy var scopes: [String: String] = {
        let scopes = catalog.codeText.nesting?.scopes(around: declaration) ?? [:]
        return scopes.filter { !memberNames.contains($0.key) }
    }()

    var name: String { declaration.name }

    init(
        _ declaration: ModelDeclaration,
        extensions: [ExtensionDeclaration],
        nestedExtensions: [ExtensionDeclaration],
        catalog: Catalog,
        reports: Reports
    ) {
        self.declaration = declaration
        self.extensions = extensions
        self.nestedExtensions = nestedExtensions
        self.catalog = catalog
        self.reports = reports
        file = declaration.context.file
        let parts = [file.part("name", declaration.node.name)]
        let origin = file.origin(of: declaration.node.name, parts: parts)
        entity = Entity(name: declaration.name, origin: origin)
    }

    /// The attributes that the class may have, including `@Model`.
    private static let attributes = ["Clone", "Distributed", "Initializer", "Model"]
    static let harmless = [
        "available", "MainActor", "nonobjc", "objc", "objcMembers", "preconcurrency",
        "usableFromInline",
    ]

    func read() {
        checkAttributes()
        code.imports = file.imports
        entity.classReference = .named(name)
        entity.documentation = docComment(of: declaration.node)
        entity.parent = parent()
        reportGenerics()
        readConformances(declaration.node.inheritanceClause, condition: nil)
        readMembers(declaration.node.memberBlock.members, condition: nil)
        for macro in macros { read(macro) }
        for annotation in declaration.annotations where annotation.name == "Initializer" {
            readInitializer(annotation)
        }
        readDistribution()
        readModelAttribute()
        readCopying()
        for one in extensions { read(one) }
        for one in nestedExtensions { carryOver(one) }
        file = declaration.context.file
        readGeneratedMembers()
        code.condition = declaration.context.condition
        code.access = accessModifiers(declaration.node.modifiers, in: declaration.context)
        if declaration.node.modifiers.contains(where: { $0.name.text == "nonisolated" }) {
            code.isNonisolated = true
        }
        let declaresInitializers = code.carriedOver.contains {
            $0.initializer != nil || $0.kind == .convenienceInitializer
        }
        if file.isWrittenForSwiftData, declaresInitializers { code.replacesMemberwise = true }
        reportUnknownSuperclass()
        entity.code = code
    }

    /// The superclass: the first inherited type that is a model. Protocols are ignored.
    private func parent() -> String? {
        guard let first = declaration.node.inheritanceClause?.inheritedTypes.first,
            case .named(let name, _) = SpelledType(first.type)
        else { return nil }
        entity.origin.parts.append(file.part("parent", first.type))
        return catalog.models.contains(name) || catalog.classes.contains(name) ? name : nil
    }

    /// Reports a superclass that isn't among the inputs, which initializers give away: nothing tells its name
    /// from that of a protocol.
    private func reportUnknownSuperclass() {
        guard file.isWrittenForSwiftData, entity.parent == nil,
            let type = declaration.node.inheritanceClause?.inheritedTypes.first?.type
        else { return }
        let overrides = code.carriedOver.contains { member in
            guard let body = member.initializer else { return false }
            return member.declarationWords.contains("override")
                || body.statements.contains(where: \.callsParent)
        }
        guard overrides else { return }
        error(
            "swift.unknown-superclass",
            type,
            "'\(type.trimmedDescription)', the superclass of '\(name)', isn't among the inputs; name the"
                + " file that declares it as input, too: all classes of a model are in one module"
        )
    }

    private func reportGenerics() {
        if let generics = declaration.node.genericParameterClause {
            error(
                "swift.unsupported",
                generics,
                "a model class can't be generic: each class has a table of its own"
            )
        }
    }

    private func checkAttributes() {
        for annotation in declaration.annotations
        where !(Self.attributes + Self.harmless).contains(annotation.name) {
            reports.addUnknownAttribute(
                annotation,
                of: "a model class",
                named: name,
                in: file,
                known: Self.attributes
            )
        }
        for annotation in declaration.annotations {
            switch annotation.name {
            case "MainActor":
                reports.add(
                    .warning,
                    "swift.attribute-left-out",
                    at: annotation.node,
                    in: file,
                    "'\(name)' is generated without '@MainActor': 'isolation' in the configuration says which"
                        + " actor the code belongs to"
                )
            case "available": reports.addLeftOutAvailability(annotation, of: name, in: file)
            default: break
            }
        }
    }

    /// Reads `@Model(originalName: "Memo")`, the class's name in earlier versions.
    ///
    /// SwiftData's `@Model` takes nothing; this is for files that only modelgen reads.
    private func readModelAttribute() {
        guard let annotation = declaration.annotations.first("Model") else { return }
        for argument in annotation.arguments {
            if argument.label == "originalName" {
                entity.renamingIdentifier = text(argument)
            } else {
                let label = argument.label ?? argument.node.trimmedDescription
                reportUnknown(label, argument, ["originalName"], annotation)
            }
        }
    }

    /// Reads `@Initializer("forSingleValue", \.name, \.weight)`, or the same with names in quotes.
    private func readInitializer(_ annotation: Annotation) {
        guard let first = annotation.arguments.first, first.label == nil,
            let name = first.expression.stringValue, isIdentifier(name)
        else {
            error(
                "swift.wrong-argument",
                annotation.node,
                "it takes a name and properties, as in '@Initializer(\"short\", \\.name)'"
            )
            return
        }
        var properties: [String] = []
        for argument in annotation.arguments.dropFirst() {
            guard
                let property = argument.expression.stringValue ?? KeyPath(argument.expression)?.path
            else {
                error(
                    "swift.wrong-argument",
                    argument.expression,
                    "name a property, as in '\\.name'"
                )
                continue
            }
            if storedNames[property] == nil { reportUnknown(property, argument.expression) }
            properties.append(property)
        }
        let origin = file.origin(of: annotation.node)
        code.initializers.append(
            ConvenienceInitializer(name: name, properties: properties, origin: origin)
        )
    }

    func reportUnknown(_ property: String, _ node: some SyntaxProtocol) {
        // The properties of a superclass are known only once all classes have been read.
        guard entity.parent == nil, !refusedNames.contains(String(property.prefix { $0 != "." }))
        else { return }
        reports.addUnknown(
            "property.unknown",
            at: node,
            in: file,
            "'\(name)' has no stored property '\(property)'",
            name: property,
            known: storedNames.keys
        )
    }

    func error(_ id: String, _ node: some SyntaxProtocol, _ message: String) {
        reports.add(.error, id, at: node, in: file, message)
    }
}
