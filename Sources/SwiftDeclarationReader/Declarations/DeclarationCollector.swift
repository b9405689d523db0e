import Diagnostics
import ModelIR
import SwiftSyntax

/// Finds the declarations of a file, wherever they are nested.
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
            if case .named(let name, _) = SpelledType(node.extendedType) {
                if let clause = node.inheritanceClause {
                    found.extensions.append((name, Syntax(clause.inheritedTypes), context.file))
                }
                found.extensions += node.memberBlock.members.lazy.filter(\.isNoType).map {
                    (name, Syntax($0.decl), context.file)
                }
                visit(node.memberBlock.members, context.inside(name))
            }
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
        }
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
        } else {
            reportNearlyModel(annotations, context)
            addOther(node.name, isClass: true, context)
        }
        visit(node.memberBlock.members, inner)
    }

    private mutating func visit(_ node: StructDeclSyntax, _ context: DeclarationContext) {
        let annotations = Annotation.all(of: node.attributes)
        reportMisplacedModel(annotations, context)
        let marks = ["Validated", "OptionSet", "Composite", "External"]
        if annotations.contains(where: { marks.contains($0.name) }) {
            found.values.append(
                ValueDeclaration(node: .structure(node), context: context, annotations: annotations)
            )
        } else {
            addOther(node.name, context)
            var inner = context.inside(node.name.identifierText)
            inner.isInOtherType = true
            visit(node.memberBlock.members, inner)
        }
    }

    private mutating func visit(_ node: EnumDeclSyntax, _ context: DeclarationContext) {
        let annotations = Annotation.all(of: node.attributes)
        reportMisplacedModel(annotations, context)
        let name = node.name.identifierText
        if node.inheritanceClause.map(inheritedNames)?.contains("VersionedSchema") == true {
            let schema = SchemaDeclaration(
                name: name,
                version: versionNumbers(node.memberBlock.members),
                nameNode: node.name,
                file: context.file
            )
            found.schemas.append(schema)
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
            return
        } else {
            addOther(node.name, context)
        }
        visit(node.memberBlock.members, context.inside(name))
    }

    private mutating func addOther(
        _ name: TokenSyntax,
        isClass: Bool = false,
        _ context: DeclarationContext
    ) {
        found.others.append(OtherDeclaration(nameNode: name, isClass: isClass, context: context))
    }

    /// A class may have attributes of others; of one that is nearly '@Model', nothing would be made.
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

extension MemberBlockItemSyntax {
    /// Types inside extensions are found by themselves.
    fileprivate var isNoType: Bool {
        !decl.is(ClassDeclSyntax.self) && !decl.is(StructDeclSyntax.self)
            && !decl.is(EnumDeclSyntax.self) && !decl.is(IfConfigDeclSyntax.self)
    }
}

extension DeclarationContext {
    fileprivate func inside(_ name: String) -> DeclarationContext {
        var context = self
        context.containers.append(name)
        return context
    }

    func under(_ condition: String) -> DeclarationContext {
        var context = self
        context.condition = MemberCondition.both(context.condition, condition)
        return context
    }
}

/// The names of what a type inherits from or conforms to.
func inheritedNames(_ clause: InheritanceClauseSyntax) -> [String] {
    inheritedTypes(clause).map(\.name)
}

/// What a type inherits from or conforms to, as far as it has a name.
func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [(name: String, type: TypeSyntax)] {
    (clause?.inheritedTypes ?? []).compactMap { inherited in
        guard case .named(let name, _) = SpelledType(inherited.type) else { return nil }
        return (name, inherited.type)
    }
}

private func hasRawValues(_ node: EnumDeclSyntax) -> Bool {
    node.inheritanceClause.map(inheritedNames)?.first.flatMap { RawNumber($0) } != nil
        || node.inheritanceClause.map(inheritedNames)?.first == "String"
}

/// Whether an enum is no type of values: `CodingKeys`, errors.
private func isForCode(_ node: EnumDeclSyntax) -> Bool {
    let names = node.inheritanceClause.map(inheritedNames) ?? []
    return names.contains { ["CodingKey", "Error", "LocalizedError"].contains($0) }
}

/// The numbers of `Schema.Version(2, 0, 0)` in the members of a schema.
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
