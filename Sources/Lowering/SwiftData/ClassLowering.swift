import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides what the code of a model class contains.
struct ClassLowering {
    let plan: ClassPlan
    /// The version around the class, if it's that of an older one.
    let enclosing: EnclosingType?
    let plans: ClassPlans
    let context: PropertyContext
    let members: ClassMembers
    let constraints: ConstraintPlan

    var entity: Entity { _read { yield plan.entity } }
    private var types: TypeNames { context.types }
    private var names: PropertyNames { _read { yield context.names } }
    private var access: String { context.options.access.modifier }
    private var initializerAccess: String {
        context.options.initializerAccess(of: entity, members.parameters)
    }

    /// - Parameters:
    ///   - declared: The initializers of the declaration that are part of the class.
    ///   - parent: Those of the superclass.
    func view(_ declared: DeclaredInitializers, _ parent: DeclaredInitializers?) -> ModelClassView {
        ModelClassView(
            name: plan.name,
            enclosingType: plan.enclosingType,
            qualifiedName: plan.qualifiedName,
            documentation: entityDocumentation(
                entity,
                names,
                duplicates: "replaces the values of the other object."
            ),
            macro: types.swiftData("Model"),
            access: access,
            isolation: context.options.typeIsolation.modifier,
            final: plan.hasSubclasses ? "" : "final ",
            alias: plan.alias,
            properties: (attributeViews + linkViews).separated,
            unstoredMembers: transientMembers(entity),
            initializer: declared.replacesMemberwise
                ? nil : initializer(declared, parent),
            declaredInitializers: views(of: declared),
            ownMembers: declaredMembers(
                of: entity,
                for: .swiftData,
                where: standsInClass,
                access: context.options.memberAccess,
                beside: generatedInitializers(declared)
            ),
            convenienceInitializers: convenienceInitializers(declared).views,
            stringType: types.swift("String"),
            values: values,
            composites: members.own.flatMap(\.composites),
            conditions: conditions,
            bulks: bulks,
            isQueryable: plan.isQueryable && plan.isRoot,
            declaredCode: declaredCode(
                of: entity,
                named: enclosing.map { "\($0.name).\(plan.name)" } ?? plan.qualifiedName,
                isolation: context.options.isolation.modifier,
                members: declaredMembers(
                    of: entity,
                    for: .swiftData,
                    where: standsInExtension,
                    access: context.options.memberAccess,
                    beside: generatedInitializers(declared)
                ),
                .swiftData
            )?.available(plan.requirement.attribute),
            imports: neededImports(entity, inherited: InheritedTypes(of: plan.ancestors)),
            needsModelTypes: needsModelTypes,
            requirement: plan.requirement,
            superclass: plan.ancestors.first.map { plans.name(of: $0.name) },
            constraints: macros
        )
    }

    private var needsModelTypes: Bool {
        plan.isQueryable || hasCarriedCode(entity)
            || entity.attributes.contains { context.valueTypes.value(of: $0) != nil }
    }
}

// MARK: - Properties

extension ClassLowering {
    private var attributeViews: [StoredPropertyView] {
        members.own.flatMap { $0.storedViews(constraints.atProperties) }
    }

    private var linkViews: [StoredPropertyView] {
        members.links.map { link in
            link.storedView(isUnique: constraints.atProperties.contains(link.relationship.name))
        }
    }

    private var values: [TypedPropertyView] {
        separatedByBlankLines(members.own.flatMap(\.typedViews))
    }

    private var conditions: [OptionConditionView] {
        separatedByBlankLines(
            members.own.compactMap { member in
                guard case .attribute(let attribute) = member else { return nil }
                return attribute.optionCondition(
                    of: plan.qualifiedName,
                    context.valueTypes,
                    context
                )
            }
        )
    }

    private var bulks: [BulkView] {
        // Only the class's own file could call those of a private relationship.
        let links = members.links.filter { $0.relationship.narrowerLevel == nil }
        return separatedByBlankLines(links.compactMap(\.bulk))
    }

    private var macros: [String] {
        var macros: [String] = []
        let unique = constraints.together.map(keyPaths)
        if !unique.isEmpty { macros.append(macro("Unique", unique)) }
        // With an R-tree, each index names its kind.
        let isPlain = !constraints.indexes.contains(where: \.isRTree)
        let indexes = constraints.indexes.map { index in
            let paths = keyPaths(index.properties)
            return isPlain ? paths : Breakable.call(index.isRTree ? ".rtree" : ".binary", [paths])
        }
        if !indexes.isEmpty { macros.append(macro("Index", indexes)) }
        return macros
    }

    private func macro(_ name: String, _ arguments: [String]) -> String {
        // A class never hides a macro, and the name of a macro has no module.
        Breakable.call("#\(name)<\(plan.name)>", arguments)
    }

    /// For example: `[\.name, \.date]`.
    private func keyPaths(_ properties: [String]) -> String {
        Breakable.array(properties.map { "\\." + SwiftIdentifier.member(storedName($0)) })
    }

    /// The stored property of an attribute or a relationship.
    private func storedName(_ property: String) -> String {
        for case .attribute(let attribute) in members.own
        where attribute.attribute.name == property {
            return attribute.stored.name
        }
        let link = members.links.first { $0.relationship.name == property }
        return link?.property.name ?? property
    }
}

// MARK: - Initializers

extension ClassLowering {
    /// - Parameters:
    ///   - declared: The initializers of the declaration that are part of the class.
    ///   - parent: Those of the superclass.
    private func initializer(_ declared: DeclaredInitializers, _ parent: DeclaredInitializers?)
        -> ModelInitializerView
    {
        let isRelated = !entity.relationships.isEmpty
        let overrides =
            hasParentsParameters && declared.marksMemberwise == (parent?.marksMemberwise == true)
        return ModelInitializerView(
            documentation: declared.marksMemberwise
                ? "For the initializers of subclasses."
                : "Creates an object that isn't in a context yet."
                    + (isRelated ? " Insert it, then relate it." : ""),
            signature: SignatureView(
                (declared.disfavorsMemberwise ? "@_disfavoredOverload " : "")
                    + (overrides ? "override " : "") + "\(initializerAccess)init",
                declared.memberwiseParameters(members.parameters.map(\.text))
            ),
            assignments: members.own.flatMap(\.assignments)
                + members.links.filter(\.isRequired).map(\.assignment),
            parentCall: plan.isRoot ? nil : parentCall(parent),
            finalAssignments: members.own.compactMap(\.finalAssignment)
        )
    }

    /// Whether the superclass's initializer has the same parameters.
    var hasParentsParameters: Bool {
        !plan.isRoot && members.parameters.map(\.name) == members.inherited.map(\.name)
    }

    private func parentCall(_ parent: DeclaredInitializers?) -> String {
        let arguments = members.inherited.map { parameter in
            SwiftExpression.Argument(
                SwiftIdentifier.callLabel(parameter.name),
                .text(parameter.escapedName)
            )
        }
        return SwiftExpression.call(
            "super.init",
            parent?.memberwiseArguments(arguments) ?? arguments
        ).text
    }

    private func convenienceInitializers(_ declared: DeclaredInitializers)
        -> ConvenienceInitializers
    {
        ConvenienceInitializers(
            entity: entity,
            parameters: members.parameters,
            access: initializerAccess,
            names: names,
            declared: declared
        )
    }

    func generatedInitializers(_ declared: DeclaredInitializers) -> GeneratedInitializers {
        GeneratedInitializers(
            convenienceInitializers(declared),
            inherited: plan.ancestors.compactMap(\.code),
            declared: declared
        )
    }

    /// The problems with declared initializers.
    func diagnostics(_ declared: DeclaredInitializers, in model: Model) -> [Diagnostic] {
        convenienceInitializers(declared).diagnostics(in: model)
            + generatedInitializers(declared).diagnostics(.swiftData, in: model)
    }
}

/// The declared properties that aren't stored, as members of the class.
private func transientMembers(_ entity: Entity) -> [MemberView] {
    let members = (entity.code?.carriedOver ?? []).filter { $0.kind == .transientProperty }
    return members.enumerated().map { index, member in
        MemberView(
            isSeparated: index == 0,
            condition: member.condition,
            lines: member.lines(indentation: member.condition == nil ? 4 : 8)
        )
    }
}
