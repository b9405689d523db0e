import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// Decides what the code of a class contains whose objects are rows of a table.
struct ClassLowering {
    let layout: EntityLayout
    let layouts: SchemaLayout
    let schema: SchemaPlan
    let types: TypeNames
    let names: PropertyNames
    let options: LoweringOptions
    let valueTypes: [String: ValueType]
    private let enclosing: EnclosingType?

    private let context: PropertyContext
    let members: [MemberLowering]
    /// The inherited members, required ones first.
    let inherited: [MemberLowering]
    /// All members that initializers take, in parameter order.
    let orderedMembers: [MemberLowering]
    /// The members that no initializer takes.
    let hiddenMembers: [MemberLowering]
    let parameters: [Parameter]
    /// The context for lowering the properties of the class, or of a superclass.
    let properties: (EntityLayout) -> PropertyContext

    /// - Parameter names: The names of the properties of the class, or of a superclass.
    init(
        _ layout: EntityLayout,
        _ layouts: SchemaLayout,
        _ schema: SchemaPlan,
        _ types: TypeNames,
        _ names: @escaping (EntityLayout) -> PropertyNames,
        _ options: LoweringOptions,
        _ valueTypes: [String: ValueType],
        inside enclosing: EnclosingType?,
        copiedByChildren: Set<String>
    ) {
        self.layout = layout
        self.layouts = layouts
        self.schema = schema
        self.types = types
        self.names = names(layout)
        self.options = options
        self.valueTypes = valueTypes
        self.enclosing = enclosing
        let properties = { (layout: EntityLayout) in
            layout.context(
                names(layout),
                types,
                valueTypes,
                options,
                isCopiedByChildren: copiedByChildren.contains(layout.plan.entity.name)
            )
        }
        self.properties = properties
        let context = properties(layout)
        self.context = context
        members = layout.members(context)
        let inherited = layout.plan.ancestors.reversed().compactMap { layouts[$0] }
            .flatMap { parent in
                parent.members(properties(parent))
            }
        self.inherited = requiredFirst(inherited.taken)
        orderedMembers = requiredFirst((inherited + members).taken)
        hiddenMembers = (inherited + members).hidden
        parameters = orderedMembers.enumerated().map { index, member in
            let parameter = member.parameter
            guard index >= defaultLimit, member.hasValue else { return parameter }
            return Parameter(
                name: parameter.name,
                type: parameter.type,
                defaultValue: nil,
                target: parameter.target
            )
        }
    }

    var plan: EntityPlan { _read { yield layout.plan } }
    var entity: Entity { _read { yield plan.entity } }
    var access: String { options.access.modifier }
    var initializerAccess: String { options.initializerAccess(of: entity, parameters) }

    /// The table of another program's database.
    var existing: ExistingTable? { schema.existing?[entity.name] }
    /// Whether objects can only be read: their rows have no number.
    var isReadOnly: Bool { existing?.isReadOnly == true }
    var key: KeyLowering? { KeyLowering(existing, types, access: access) }

    /// - Parameters:
    ///   - clone: The copying code; `nil` if objects of the class are never copied.
    ///   - declared: The initializers of the declaration that are part of the class.
    ///   - parent: Those of the superclass.
    func view(
        _ clone: CloneView?,
        _ declared: DeclaredInitializers,
        _ parent: DeclaredInitializers?
    ) -> TableClassView {
        let links = layout.links.map(lowering)
        let isHeld = isHeldInClass
        let generated = generatedInitializers(declared)
        return TableClassView(
            name: plan.ownName,
            enclosingType: plan.enclosingType,
            documentation: entityDocumentation(
                entity,
                names,
                duplicates: existing == nil
                    ? "replaces all values of the other one if the duplicate is new, else throws."
                    : "throws."
            ),
            access: access,
            isolation: isUncheckedSendable ? "" : options.typeIsolation.modifier,
            final: plan.children.isEmpty ? "final " : "",
            inheritance: inheritance,
            isWide: isWide,
            properties: separated(
                members.flatMap { views(of: $0, keepsDefaults: !declared.written.isEmpty) }
            ),
            unstoredMembers: [key?.member].compactMap(\.self)
                + unstoredMembers(entity, isSeparated: false),
            links: links.flatMap { $0.views() },
            initializer: isReadOnly || inheritsInitializers || declared.replacesMemberwise
                ? nil : initializer(declared, parent),
            declaredInitializers: views(of: declared),
            convenienceInitializers: convenienceInitializers(declared).views,
            clone: clone,
            // Swift inherits no initializer if the class has one of its own.
            rows: inheritsInitializers && declared.written.isEmpty ? nil : rows(links),
            references: references(links),
            composites: members.flatMap(\.composites),
            ownMembers: declaredMembers(
                of: entity,
                for: .sqlite,
                where: {
                    $0.needsClass(of: entity, .sqlite)
                        || (isHeld($0) && $0.canStandInExtension(.sqlite))
                },
                access: options.memberAccess,
                beside: generated
            ),
            keyPaths: keyPaths,
            rowType: types.modelStore("Row"),
            statementType: types.modelStore("Statement"),
            entity: description(links),
            declaredCode: declaredCode(
                of: entity,
                named: enclosing.map { "\($0.name).\(plan.className)" } ?? plan.className,
                isolation: memberIsolation,
                members: declaredMembers(
                    of: entity,
                    for: .sqlite,
                    where: { $0.canStandInExtension(.sqlite) && !isHeld($0) },
                    access: options.memberAccess,
                    typeIsolation: memberIsolation.isEmpty ? options.typeIsolation.modifier : "",
                    isOutside: plan.enclosingType != nil,
                    beside: generated
                ),
                .sqlite
            ),
            objectProtocol: types.modelStore("PersistentModel"),
            qualifiedName: plan.className,
            memberMethods: grouped(separatedByBlankLines(links.flatMap(\.memberMethods))),
            fieldsOwner: FieldsOwnerView(of: plan.className, access: access, types),
            fields: grouped(fields(links)),
            needsFoundation: ([entity] + plan.ancestors.compactMap { schema[$0]?.entity })
                .contains(where: mayNameFoundation),
            imports: carriedImports(
                entity,
                inherited: InheritedTypes(
                    of: plan.ancestors.compactMap { schema[$0]?.entity }
                )
            )
        )
    }

    func generatedInitializers(_ declared: DeclaredInitializers) -> GeneratedInitializers {
        GeneratedInitializers(
            convenienceInitializers(declared),
            inherited: plan.ancestors.compactMap { schema[$0]?.entity.code },
            declared: declared
        )
    }

    /// The initializers of the declaration that are part of the class as they were written.
    ///
    /// - Parameters:
    ///   - parent: Those of the superclass.
    ///   - isMemberwiseNeeded: Whether other generated code calls the initializer of all properties.
    func declaredInitializers(
        _ parent: DeclaredInitializers?,
        isMemberwiseNeeded: Bool
    ) -> DeclaredInitializers {
        let stored = storedMembers
        let others = otherMembers
        let relationships = heldRelationships
        let observed = layout.links.map(lowering).reduce(into: [String: String]()) { names, link in
            names[link.propertyName] = link.unobservedName
        }
        return DeclaredInitializers(
            of: entity,
            parameters: parameters,
            isMemberwiseNeeded: isMemberwiseNeeded,
            parent: parent,
            inheritsParent: !inheritsInitializers
                && !members.contains(where: \.parameter.isRequired),
            hasParentsParameters: members.taken.isEmpty && !plan.isRoot
        ) {
            OrderedStatements(
                $0,
                stored: stored,
                others: others,
                relationships: relationships,
                observed: observed
            )
        }
    }

    private func rows(_ links: [LinkLowering]) -> RowsView {
        let early = early(members).flatMap(\.reading)
        let reading = later(members).flatMap(\.reading) + links.flatMap(\.reading)
        // What isn't stored stays as it is when a row is read again.
        let again = members.filter { !$0.isTransient }.flatMap(\.reading) + links.flatMap(\.reading)
        let binding = members.flatMap(\.binding) + links.flatMap(\.binding)
        return RowsView(
            isChild: !plan.isRoot,
            isWide: isWide,
            readingBeforeSuper: isWide ? early : early + reading,
            // Constants are neither read again nor written.
            reading: isReadOnly ? [] : isWide ? reading : again,
            binding: isReadOnly ? [] : binding
        )
    }

    private func references(_ links: [LinkLowering]) -> ReferencesView? {
        let cases = links.compactMap(\.referenceCase)
        if cases.isEmpty { return nil }
        return ReferencesView(
            storedReferenceType: types.modelStore("StoredReference"),
            numberType: types.swift("Int"),
            cases: cases
        )
    }

    private var inheritance: String {
        if let parent = plan.parent.flatMap({ schema[$0] }) { return parent.className }
        return "\(types.modelStore("ModelObject")), \(types.modelStore("PersistentModel"))"
    }

    func lowering(_ placed: PlacedLink) -> LinkLowering {
        link(placed, of: layout, context)
    }

    func link(
        _ placed: PlacedLink,
        of layout: EntityLayout,
        _ context: PropertyContext
    ) -> LinkLowering {
        let entity = placed.link.relationship.destination
        let destination = schema[entity]?.className ?? entity
        return LinkLowering(
            placed,
            of: layout.plan,
            to: destination,
            context
        )
    }
}
