import Diagnostics
import ModelIR
import SwiftSyntax

/// Collects the declarations of a file at all nesting levels.
struct DeclarationCollector {
    private(set) var found = Declarations()
    private let reports: Reports

    init(_ reports: Reports) {
        self.reports = reports
    }

    mutating func collect(_ file: SourceFile) {
        visit(file.tree.statements, DeclarationContext(file: file))
    }

    private mutating func visit(_ items: CodeBlockItemListSyntax, _ context: DeclarationContext) {
        for item in items {
            if case .decl(let declaration) = item.item { visit(declaration, context) }
        }
    }

    private mutating func visit(_ items: MemberBlockItemListSyntax, _ context: DeclarationContext) {
        for item in items { visit(item.decl, context) }
    }

    private mutating func visit(_ declaration: DeclSyntax, _ context: DeclarationContext) {
        if let node = declaration.as(ClassDeclSyntax.self) {
            visit(node, context)
        } else if let node = declaration.as(EnumDeclSyntax.self) {
            visit(node, context)
        } else if let node = declaration.as(StructDeclSyntax.self) {
            visit(node, context)
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            visit(node, context)
        } else if let node = declaration.as(IfConfigDeclSyntax.self) {
            for (condition, elements) in conditionalElements(node) {
                let inner = context.under(condition)
                switch elements {
                case .statements(let items): visit(items, inner)
                case .decls(let items): visit(items, inner)
                default: break
                }
            }
        } else if let node = declaration.as(ActorDeclSyntax.self) {
            addOther(node.name, isClass: true, context)
            reportMisplacedModel(Annotation.all(of: node.attributes), context)
            addHelper(declaration, context)
        } else if let node = declaration.as(VariableDeclSyntax.self), isModelList(node, context) {
            found.modelLists.append(
                ModelList(node: node, container: context.containers, file: context.file)
            )
        } else if context.containers.isEmpty || declaration.isTypeWithoutMembers {
            if let node = declaration.as(TypeAliasDeclSyntax.self),
                node.genericParameterClause == nil
            {
                let type = node.initializer.value
                found.declaredAliases.append(
                    TypeAlias(
                        name: node.name.identifierText,
                        containers: context.containers,
                        path: pathComponents(type),
                        type: SpelledType(type),
                        written: SpelledType(qualified: type),
                        combined: type.is(CompositionTypeSyntax.self) ? combinedTypes(in: type) : []
                    )
                )
            }
            addHelper(declaration, context)
        }
    }

    private mutating func visit(_ node: ExtensionDeclSyntax, _ context: DeclarationContext) {
        let path = pathComponents(node.extendedType)
        guard let name = path.last else { return }
        found.extensions.append(ExtensionDeclaration(node: node, path: path, context: context))
        var inner = context.inside(name)
        inner.containers.insert(contentsOf: path.dropLast(), at: context.containers.count)
        inner.extended = path
        inner.access = accessModifiers(node.modifiers)
        if isSchema(node.inheritanceClause),
            let nameNode = node.extendedType.lastToken(viewMode: .sourceAccurate)
        {
            addSchema(inner.containers, nameNode, node.memberBlock.members, context)
        }
        visitHolder(DeclSyntax(node), node.memberBlock.members, named: name, context, inner)
    }

    /// Visits the members of a type or an extension. If they include a model or a value type, which
    /// is generated outside of it, its other types are separate helpers; otherwise it's a helper as
    /// a whole.
    private mutating func visitHolder(
        _ holder: DeclSyntax,
        _ members: MemberBlockItemListSyntax,
        named name: String,
        _ context: DeclarationContext,
        _ inner: DeclarationContext
    ) {
        let (count, helpers) = (found.generatedCount, found.helpers.count)
        visit(members, inner)
        if found.generatedCount > count {
            found.containers.insert(name)
            if !holder.is(ExtensionDeclSyntax.self) { addHolder(holder, context) }
        } else if !holder.is(ExtensionDeclSyntax.self) {
            found.helpers.removeSubrange(helpers...)
            addHelper(holder, context)
        }
    }

    private mutating func addHolder(_ node: DeclSyntax, _ context: DeclarationContext) {
        guard context.owner == nil else { return }
        found.holders.append(HelperDeclaration(node: node, context: context))
    }

    private mutating func addHelper(_ node: DeclSyntax, _ context: DeclarationContext) {
        guard context.owner == nil, !node.is(ImportDeclSyntax.self),
            !node.is(MacroExpansionDeclSyntax.self)
        else { return }
        found.helpers.append(HelperDeclaration(node: node, context: context))
    }

    private mutating func visit(_ node: ClassDeclSyntax, _ context: DeclarationContext) {
        let annotations = Annotation.all(of: node.attributes)
        let name = node.name.identifierText
        var inner = context.inside(name)
        if annotations.first("Model") != nil {
            found.models.append(
                ModelDeclaration(node: node, context: context, annotations: annotations)
            )
            inner.owner = name
            inner.isInOtherType = false
            visit(node.memberBlock.members, inner)
        } else if isSchema(node.inheritanceClause) {
            visitSchema(DeclSyntax(node), node.name, node.memberBlock.members, context)
        } else {
            reportNearlyModel(annotations, context)
            addOther(node.name, isClass: true, context)
            visitHolder(DeclSyntax(node), node.memberBlock.members, named: name, context, inner)
        }
    }

    private mutating func visit(_ node: StructDeclSyntax, _ context: DeclarationContext) {
        let annotations = Annotation.all(of: node.attributes)
        reportMisplacedModel(annotations, context)
        let marks = ["Validated", "OptionSet", "Composite", "External"]
        if isSchema(node.inheritanceClause) {
            visitSchema(DeclSyntax(node), node.name, node.memberBlock.members, context)
        } else if annotations.contains(where: { marks.contains($0.name) }) {
            found.values.append(
                ValueDeclaration(node: .structure(node), context: context, annotations: annotations)
            )
        } else if isValidated(node), !context.isInOtherType {
            found.values.append(
                ValueDeclaration(
                    node: .structure(node),
                    context: context,
                    annotations: annotations,
                    isOwn: true
                )
            )
            addHelper(DeclSyntax(node), context)
        } else {
            addOther(node.name, context)
            let name = node.name.identifierText
            var inner = context.inside(name)
            inner.isInOtherType = true
            visitHolder(DeclSyntax(node), node.memberBlock.members, named: name, context, inner)
        }
    }

    private mutating func visit(_ node: EnumDeclSyntax, _ context: DeclarationContext) {
        let annotations = Annotation.all(of: node.attributes)
        reportMisplacedModel(annotations, context)
        let name = node.name.identifierText
        if isSchema(node.inheritanceClause) {
            visitSchema(DeclSyntax(node), node.name, node.memberBlock.members, context)
        } else if hasRawValues(node) && !isForCode(node) && !context.isInOtherType
            || annotations.contains(where: {
                ["Composite", "External", "Validated", "OptionSet"].contains($0.name)
            })
        {
            found.values.append(
                ValueDeclaration(
                    node: .enumeration(node),
                    context: context,
                    annotations: annotations
                )
            )
            visitParts(node.memberBlock.members, of: name, context)
        } else {
            addOther(node.name, context)
            var inner = context.inside(name)
            // With cases, it's a type in its own right, and its members belong to it.
            if !caseElements(node.memberBlock.members).isEmpty { inner.isInOtherType = true }
            visitHolder(DeclSyntax(node), node.memberBlock.members, named: name, context, inner)
        }
    }

    /// Visits the types in a value type, which come with it.
    private mutating func visitParts(
        _ members: MemberBlockItemListSyntax,
        of name: String,
        _ context: DeclarationContext
    ) {
        var inner = context.inside(name)
        inner.isInOtherType = true
        let count = found.helpers.count
        visit(members, inner)
        found.helpers.removeSubrange(count...)
    }

    private mutating func visitSchema(
        _ node: DeclSyntax,
        _ name: TokenSyntax,
        _ members: MemberBlockItemListSyntax,
        _ context: DeclarationContext
    ) {
        let inner = context.inside(name.identifierText)
        addSchema(inner.containers, name, members, context)
        addHolder(node, context)
        visit(members, inner)
    }

    private mutating func addSchema(
        _ path: [String],
        _ nameNode: TokenSyntax,
        _ members: MemberBlockItemListSyntax,
        _ context: DeclarationContext
    ) {
        found.schemas.append(
            SchemaDeclaration(
                path: path,
                version: versionNumbers(members),
                nameNode: nameNode,
                file: context.file
            )
        )
        if let name = path.last { found.containers.insert(name) }
    }

    private mutating func addOther(
        _ name: TokenSyntax,
        isClass: Bool = false,
        _ context: DeclarationContext
    ) {
        found.others.append(OtherDeclaration(nameNode: name, isClass: isClass, context: context))
    }

    /// A class may have attributes from other libraries, but an attribute close to '@Model' is
    /// probably a misspelling, and the class would be ignored silently.
    private func reportNearlyModel(_ annotations: [Annotation], _ context: DeclarationContext) {
        for annotation in annotations
        where nearestName(to: annotation.name, in: ["Model"]) != nil {
            reports.addUnknown(
                "swift.unknown-attribute",
                at: annotation.node.attributeName,
                in: context.file,
                "there is no attribute '@\(annotation.name)' for a class",
                name: annotation.name,
                known: ["Model"]
            )
        }
    }

    private func reportMisplacedModel(_ annotations: [Annotation], _ context: DeclarationContext) {
        guard let model = annotations.first("Model") else { return }
        reports.add(
            .error,
            "swift.misplaced-attribute",
            at: model.node,
            in: context.file,
            "'@Model' belongs before a class"
        )
    }
}

extension DeclSyntax {
    fileprivate var isTypeWithoutMembers: Bool {
        self.is(ProtocolDeclSyntax.self) || self.is(TypeAliasDeclSyntax.self)
    }
}

extension Declarations {
    /// The number of declarations that are generated rather than carried over.
    fileprivate var generatedCount: Int { models.count + values.count }
}

extension DeclarationContext {
    fileprivate func inside(_ name: String) -> DeclarationContext {
        var context = self
        context.containers.append(name)
        context.access = []
        return context
    }

    func under(_ condition: String?) -> DeclarationContext {
        var context = self
        context.condition = bothConditions(context.condition, condition)
        return context
    }
}

/// The names of inherited types and protocols, without attributes.
func inheritedNames(_ clause: InheritanceClauseSyntax) -> [String] {
    inheritedTypes(clause).map(\.name)
}

/// The named types and protocols that a type inherits from or conforms to.
func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [(name: String, type: TypeSyntax)] {
    (clause?.inheritedTypes ?? []).flatMap { combinedTypes(in: $0.type) }.compactMap { type in
        let base = type.as(AttributedTypeSyntax.self)?.baseType ?? type
        guard case .named(let name, _) = SpelledType(base) else { return nil }
        return (name, type)
    }
}

/// The types of a composition. For example: `Codable` and `Sendable` for `Codable & Sendable`.
private func combinedTypes(in type: TypeSyntax) -> [TypeSyntax] {
    type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
}

/// Whether a declaration says that it's a version of a schema.
func isSchema(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause.map(inheritedNames)?.contains("VersionedSchema") == true
}

/// Whether a member of a type lists the classes of a version.
private func isModelList(_ node: VariableDeclSyntax, _ context: DeclarationContext) -> Bool {
    !context.containers.isEmpty && context.owner == nil
        && node.modifiers.contains { $0.name.text == "static" }
        && node.bindings.first?.pattern.trimmedDescription == "models"
}

private func hasRawValues(_ node: EnumDeclSyntax) -> Bool {
    node.inheritanceClause.map(inheritedNames)?.first.flatMap { RawNumber($0) } != nil
        || node.inheritanceClause.map(inheritedNames)?.first == "String"
}

/// Whether an enum isn't a value type, such as `CodingKeys` or errors.
private func isForCode(_ node: EnumDeclSyntax) -> Bool {
    let names = node.inheritanceClause.map(inheritedNames) ?? []
    return names.contains { ["CodingKey", "Error", "LocalizedError"].contains($0) }
}

/// The numbers in `Schema.Version(2, 0, 0)` among the members of a schema.
private func versionNumbers(_ members: MemberBlockItemListSyntax) -> [Int] {
    for member in members {
        guard let variable = member.decl.as(VariableDeclSyntax.self),
            variable.bindings.first?.pattern.trimmedDescription == "versionIdentifier"
        else { continue }
        let tokens = variable.tokens(viewMode: .sourceAccurate)
        return tokens.compactMap { token in
            if case .integerLiteral(let digits) = token.tokenKind {
                return Int(digits.filter { $0 != "_" })
            }
            return nil
        }
    }
    return []
}
