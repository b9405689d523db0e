import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// The code to generate for SQLite from one model: a class for each entity, with its table. Any
/// thread can lower its parts.
///
/// For example: `parts.indices.map { parts.lowered($0).view }`.
package struct SQLiteParts: Sendable {
    private let model: Model
    private let schema: SchemaPlan
    private let layouts: SchemaLayout
    private let types: TypeNames
    private let options: LoweringOptions
    private let enclosing: EnclosingType?
    private let namedTypes: NamedTypes
    private let valueTypes: [String: ValueType]
    private let clones: [String: ClonePlan]
    /// The names of the entities whose properties are copied by descendants.
    private let copiedByChildren: Set<String>
    /// What the names of properties depend on, by entity.
    private var scopes = NameScopes()

    /// Plans classes and tables, and reports problems with them.
    ///
    /// - Parameter enclosing: The type around the classes, if any.
    package init(
        _ model: Model,
        options: LoweringOptions,
        inside enclosing: EnclosingType? = nil,
        diagnostics: inout DiagnosticSink
    ) {
        self.options = options
        self.enclosing = enclosing
        valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        reportPropertyTypes(model, valueTypes, names: .sqlite, &diagnostics)
        DeclaredComposites(model, valueTypes).report(in: model, &diagnostics)
        let existing = ExistingModel(model)
        diagnostics.report(contentsOf: existing.diagnostics)
        let related = StorableRelationships(existing.model)
        diagnostics.report(contentsOf: related.diagnostics)
        diagnostics.report(contentsOf: model.fetchRequests.map(leftOut))
        let constrained = StorableConstraints(CompositeColumns(related.model, valueTypes).model)
        diagnostics.report(contentsOf: constrained.diagnostics)
        if enclosing == nil { diagnostics.report(contentsOf: conditionalTypes(in: model)) }
        // The tables of another program check its values.
        if model.existing == nil, enclosing == nil {
            diagnostics.report(contentsOf: uncheckedAttributes(of: model))
        }
        let model = constrained.model
        self.model = model
        schema = SchemaPlan(model, diagnostics: &diagnostics)
        layouts = SchemaLayout(schema, model, valueTypes, onMissing: options.onMissing)
        types = TypeNames(
            classes: schema.entities.map(\.className) + model.namesBesideClasses
                + capitalizedProperties(model) + (enclosing?.namesInScope ?? [])
        )
        namedTypes = NamedTypes(schema, model)
        diagnostics.report(contentsOf: layouts.diagnostics)
        reportClassNames(schema, model, &diagnostics)
        diagnostics.report(
            contentsOf: unwrappedCollections(in: model) { options.collection(of: $0) != nil }
        )
        let copying = planClones(
            layouts.entities.map { [schema] layout in
                let parent = layout.plan.parent.flatMap { schema[$0] }
                return ClonableClass(
                    name: layout.plan.className,
                    superclass: parent?.className,
                    entity: layout.plan.entity
                )
            },
            classByEntity: schema.classByEntity,
            types,
            options,
            in: model
        )
        clones = copying.plans
        copiedByChildren = Set(
            schema.entities.filter { copying.plans[$0.className] != nil }.flatMap(\.ancestors)
        )
        diagnostics.report(contentsOf: copying.diagnostics)
        let members = layouts.entities.map { layout in
            NameScopes.Member(
                layout.plan.entity.name,
                superclass: layout.plan.parent,
                layout.plan.entity
            )
        }
        scopes = NameScopes(members) { index, scope in
            names(of: layouts.entities[index], in: scope)
        }
    }

    /// Whether code for SQLite leaves out an attribute. For example: a derived one.
    package static func leavesOut(_ attribute: Attribute) -> Bool {
        storageClass(of: attribute) == nil
    }

    package var indices: Range<Int> { layouts.entities.indices }
}

extension SQLiteParts {
    /// The tables with the objects of all classes.
    package var tables: SchemaTables {
        let roots = layouts.entities.filter(\.plan.isRoot)
        return SchemaTables(
            families: roots.map { TableLowering($0, layouts, schema, valueTypes).tables },
            memberLimits: layouts.entities.flatMap { layout in
                layout.links.filter(\.link.limitsMembers).map { placed in
                    let relationship = placed.link.relationship
                    let name = "\(layout.plan.entity.name).\(relationship.name)"
                    return MemberLimit(name: name, origin: relationship.origin)
                }
            }
        )
    }
}

extension SQLiteParts: LoweredModel {
    package static func merged(_ views: [TableFileView]) -> TableFileView {
        TableFileView(views.flatMap(\.classes))
    }

    package func lowered(_ index: Int) -> LoweredPart<TableFileView> {
        let layout = layouts.entities[index]
        let entity = layout.plan.entity
        let names = names(of: layout)
        let clone = clones[layout.plan.className]
        let isCopiedByChildren = copiedByChildren.contains(entity.name)
        let lowering = classLowering(layout)
        let parent = parentsInitializers(lowering, isMemberwiseNeeded: needsMemberwise)
        let declared = lowering.declaredInitializers(
            parent,
            isMemberwiseNeeded: needsMemberwise(layout)
        )
        return LoweredPart(
            name: layout.plan.ownName,
            source: entity.origin.source,
            view: TableFileView([
                lowering.view(
                    clone.map {
                        lowering.cloneView(
                            $0,
                            declared,
                            branchName: swiftName,
                            followedName: swiftName
                        )
                    },
                    declared,
                    parent
                )
            ]),
            diagnostics: names.renamed(entity, in: model) + reportUnobserved(entity, names)
                + leftOut(
                    entity,
                    names: .sqlite,
                    except: { $0.needsClass(of: entity, .sqlite) },
                    inherited: isCopiedByChildren ? usesInCopies(of: entity) : [],
                    in: model
                ) + lowering.diagnostics(declared, in: model)
        )
    }

    private func classLowering(_ layout: EntityLayout) -> ClassLowering {
        ClassLowering(
            layout,
            layouts,
            schema,
            types,
            { names(of: $0) },
            options.applied(to: layout.plan.entity),
            valueTypes,
            inside: enclosing,
            copiedByChildren: copiedByChildren
        )
    }

    /// The members that descendants use to copy objects. Conditional members of a public class are
    /// `internal` in any case.
    private func usesInCopies(of entity: Entity) -> InheritedUses {
        options.applied(to: entity).access == .internal
            ? [.privateProperties, .conditionalProperties, .relationshipSetters]
            : .privateProperties
    }

    private func names(of layout: EntityLayout) -> PropertyNames {
        scopes.names(in: layout.plan.entity.name) { names(of: layout, in: $0) }
    }

    private func names(of layout: EntityLayout, in scope: NameScope) -> PropertyNames {
        PropertyNames(
            layout.plan.entity,
            in: scope,
            composites: layout.composites,
            namedTypes: namedTypes.of(layout.plan),
            target: .sqlite
        )
    }

    /// The name in the code of a relationship that copies can leave out.
    private func swiftName(_ branch: ClonedBranch) -> String {
        names(of: layouts.entities[branch.classIndex]).swiftName(branch.relationship)
    }

    /// The name in the code of an attribute that another class follows.
    private func swiftName(_ followed: FollowedAttribute) -> String {
        let owner = layouts.entities[followed.ownerIndex]
        return names(of: owner).swiftName(followed.attribute.name)
    }
}

// MARK: - Declared code

extension SQLiteParts {
    package var renamings: PropertyRenamings {
        layouts.entities.reduce(into: PropertyRenamings()) { result, layout in
            result.add(layout.plan.entity, names(of: layout))
        }
    }
}

// MARK: - Initializers

extension SQLiteParts {
    /// The initializers of the superclass, and of those that it inherits from; `nil` if they declare none.
    ///
    /// - Parameter isMemberwiseNeeded: Whether generated code calls a class's initializer of all properties.
    private func parentsInitializers(
        _ lowering: ClassLowering,
        isMemberwiseNeeded: (EntityLayout) -> Bool
    ) -> DeclaredInitializers? {
        let ancestors = lowering.plan.ancestors.compactMap { layouts[$0] }
        guard let parent = ancestors.first,
            ancestors.contains(where: { $0.plan.entity.declaresInitializers })
        else { return nil }
        let inherited = classLowering(parent)
        return inherited.declaredInitializers(
            parentsInitializers(inherited, isMemberwiseNeeded: isMemberwiseNeeded),
            isMemberwiseNeeded: isMemberwiseNeeded(parent)
        )
    }

    /// Whether other generated code calls the initializer of all properties: copies, shorter initializers,
    /// and subclasses that have such an initializer themselves.
    private func needsMemberwise(_ layout: EntityLayout) -> Bool {
        let plan = layout.plan
        if clones[plan.className] != nil || plan.entity.code?.initializers.isEmpty == false {
            return true
        }
        guard ([plan.entity.name] + plan.ancestors).contains(where: replacesMemberwise) else {
            return !plan.children.isEmpty
        }
        return plan.children.compactMap { layouts[$0] }.contains { child in
            needsMemberwise(child) || hasMemberwise(child)
        }
    }

    /// Whether an app declares the initializers of a class.
    private func replacesMemberwise(_ entity: String) -> Bool {
        layouts[entity]?.plan.entity.code?.replacesMemberwise == true
    }

    /// Whether a class has the initializer of all properties, even if no generated code calls it.
    private func hasMemberwise(_ layout: EntityLayout) -> Bool {
        let lowering = classLowering(layout)
        return !lowering.declaredInitializers(
            parentsInitializers(lowering) { _ in false },
            isMemberwiseNeeded: false
        ).replacesMemberwise
    }
}
