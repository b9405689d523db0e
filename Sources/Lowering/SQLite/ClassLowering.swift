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

    /// Whether code copies objects of the class.
    private let isCopied: Bool
    private let context: PropertyContext
    let members: [MemberLowering]
    /// The inherited members, required ones first.
    let inherited: [MemberLowering]
    /// All members that initializers take, in parameter order.
    let orderedMembers: [MemberLowering]
    /// The members that no initializer takes.
    let hiddenMembers: [MemberLowering]
    private let parameters: [Parameter]
    private let isCopiedByChildren: Bool

    init(
        _ layout: EntityLayout,
        _ layouts: SchemaLayout,
        _ schema: SchemaPlan,
        _ types: TypeNames,
        _ names: PropertyNames,
        _ options: LoweringOptions,
        _ valueTypes: [String: ValueType],
        inside enclosing: EnclosingType?,
        isCopiedByChildren: Bool,
        isCopied: Bool
    ) {
        self.isCopied = isCopied
        self.layout = layout
        self.layouts = layouts
        self.schema = schema
        self.types = types
        self.names = names
        self.options = options
        self.valueTypes = valueTypes
        self.isCopiedByChildren = isCopiedByChildren
        self.enclosing = enclosing
        func properties(of layout: EntityLayout) -> PropertyContext {
            layout.context(
                names,
                types,
                valueTypes,
                options,
                isCopiedByChildren: isCopiedByChildren
            )
        }
        let context = properties(of: layout)
        self.context = context
        members = layout.members(context)
        let inherited = layout.plan.ancestors.reversed().compactMap { layouts[$0] }
            .flatMap { parent in
                // Only the parameters of inherited members matter, and those have no access.
                parent.members(properties(of: parent))
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

    func properties(of layout: EntityLayout) -> PropertyContext {
        layout.context(
            names,
            types,
            valueTypes,
            options,
            isCopiedByChildren: isCopiedByChildren
        )
    }

    var plan: EntityPlan { layout.plan }
    var entity: Entity { plan.entity }
    var access: String { options.access.modifier }

    /// The table of another program's database.
    private var existing: ExistingTable? { schema.existing?[entity.name] }
    private var key: KeyLowering? { KeyLowering(existing, types, access: access) }

    /// - Parameter clone: The copying code; `nil` if objects of the class are never copied.
    func view(_ clone: CloneView?, _ declared: DeclaredInitializers) -> TableClassView {
        let links = layout.links.map(lowering)
        // Subclasses can't override members of extensions, which can't name what is around a class.
        let holdsMembers = plan.enclosingType != nil || !plan.children.isEmpty
        let generated = generatedInitializers(declared)
        return TableClassView(
            name: plan.ownName,
            enclosingType: plan.enclosingType,
            needsFoundation: ([entity] + plan.ancestors.compactMap { schema[$0]?.entity })
                .contains(where: mayNameFoundation),
            imports: carriedImports(entity),
            documentation: entityDocumentation(
                entity,
                names,
                duplicates: existing == nil
                    ? "replaces all values of the other one if the duplicate is new, else throws."
                    : "throws."
            ),
            access: access,
            isolation: options.isolation.modifier,
            final: plan.children.isEmpty ? "final " : "",
            inheritance: inheritance,
            isWide: isWide,
            properties: separated(members.flatMap(views)),
            unstoredMembers: [key?.member].compactMap(\.self) + unstoredMembers(entity),
            links: links.flatMap { $0.views() },
            initializer: inheritsInitializers || declared.replacesMemberwise ? nil : initializer,
            declaredInitializers: views(of: declared),
            convenienceInitializers: convenienceInitializers.views,
            clone: clone,
            rows: inheritsInitializers ? nil : rows(links),
            references: references(links),
            composites: members.flatMap(\.composites),
            ownMembers: declaredMembers(
                of: entity,
                where: { $0.needsClass(of: entity) || (holdsMembers && $0.canStandInExtension) },
                access: access,
                beside: generated
            ),
            keyPaths: keyPaths,
            rowType: types.modelStore("Row"),
            statementType: types.modelStore("Statement"),
            entity: description(links),
            declaredCode: declaredCode(
                of: entity,
                named: enclosing.map { "\($0.name).\(plan.className)" } ?? plan.className,
                isolation: options.isolation.modifier,
                members: holdsMembers
                    ? [] : declaredMembers(of: entity, access: access, beside: generated)
            ),
            fieldsOwner: FieldsOwnerView(of: plan.className, access: access, types),
            fields: grouped(fields(links))
        )
    }

    private func generatedInitializers(_ declared: DeclaredInitializers) -> GeneratedInitializers {
        GeneratedInitializers(
            convenienceInitializers,
            inherited: plan.ancestors.compactMap { schema[$0]?.entity.code },
            declared: declared
        )
    }

    /// The initializers of the declaration that are part of the class as they were written.
    var declaredInitializers: DeclaredInitializers {
        let stored = storedMembers
        let others = otherMembers
        return DeclaredInitializers(
            of: entity,
            parameters: parameters,
            isMemberwiseNeeded: isCopied || !plan.children.isEmpty
                || entity.code?.initializers.isEmpty == false
        ) { OrderedStatements($0, stored: stored, others: others) }
    }

    private func rows(_ links: [LinkLowering]) -> RowsView {
        let early = early(members).flatMap(\.reading)
        let reading = later(members).flatMap(\.reading) + links.flatMap(\.reading)
        return RowsView(
            isChild: !plan.isRoot,
            isWide: isWide,
            readingBeforeSuper: isWide ? early : early + reading,
            reading: isWide ? reading : early + reading,
            binding: members.flatMap(\.binding) + links.flatMap(\.binding)
        )
    }

    private func references(_ links: [LinkLowering]) -> ReferencesView? {
        let cases = links.compactMap(\.referenceCase)
        if cases.isEmpty { return nil }
        return ReferencesView(
            type: types.modelStore("StoredReference"),
            numberType: types.swift("Int"),
            cases: cases
        )
    }

    private var inheritance: String {
        if let parent = plan.parent.flatMap({ schema[$0] }) { return parent.className }
        return "\(types.modelStore("ModelObject")), \(types.modelStore("PersistentModel"))"
    }

    private func lowering(_ placed: PlacedLink) -> LinkLowering {
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

// MARK: - Members

extension ClassLowering {
    private func fields(_ links: [LinkLowering]) -> [FieldView] {
        var fields: [FieldView] = []
        fields.reserveCapacity(members.count + links.count)
        if let key { fields.append(key.field) }
        for member in members {
            for (name, type) in member.fields {
                let key = layout.columnName(name)
                fields.append(field("Field", type, name, member.condition, key: key))
            }
        }
        for link in links {
            fields.append(field(link.field.kind, link.field.value, link.name, link.condition))
        }
        return fields
    }

    /// - Parameter key: The name in the store, if it differs from the model's.
    private func field(
        _ kind: String,
        _ value: String,
        _ name: String,
        _ condition: String?,
        key: String? = nil
    ) -> FieldView {
        FieldView(
            types.modelTypes(kind),
            of: value,
            named: SwiftIdentifier.escaped(names.swiftName(name)),
            SwiftLiteral.string(key ?? name),
            access: access,
            condition: condition
        )
    }

    /// The diagnostics for properties that need a value, but that no initializer takes.
    private func withoutValues(in model: Model) -> [Diagnostic] {
        members.compactMap { member in
            guard let condition = member.condition, member.parameter.isRequired else { return nil }
            let name = member.parameter.name
            return withoutValue(name, of: entity, under: condition, at: member.origin, in: model)
        } + withoutDestination(entity, in: model)
    }

    /// The diagnostics for the class, including those for transient attributes without a value.
    func diagnostics(_ declared: DeclaredInitializers, in model: Model) -> [Diagnostic] {
        let unreadable = members.compactMap { member -> Diagnostic? in
            guard case .attribute(let lowering) = member, !lowering.canBeRead else { return nil }
            return Diagnostic(
                .error,
                "attribute.transient-without-value",
                at: lowering.attribute.origin.location(of: "name"),
                "'\(lowering.attribute.name)' of '\(entity.name)' is never stored, so an object that is"
                    + " read has no value for it; give it a default, or make it optional"
            )
        }
        return unreadable + withoutValues(in: model)
            + convenienceInitializers.diagnostics(in: model)
            + generatedInitializers(declared).diagnostics(.sqlite, in: model)
    }
}

extension [MemberLowering] {
    /// The members that initializers take.
    fileprivate var taken: [MemberLowering] { filter { $0.condition == nil } }

    /// The members inside `#if`.
    fileprivate var hidden: [MemberLowering] { filter { $0.condition != nil } }
}

extension MemberLowering {
    /// Whether the parameter has a default other than `nil`.
    fileprivate var hasValue: Bool {
        parameter.defaultValue.map { $0 != "nil" } ?? false
    }
}

// MARK: - Wide classes

extension ClassLowering {
    /// Whether the class has so many stored properties that initializers would compile slowly if
    /// they set all of them before `super.init`: compile time grows with the cube of their number.
    private var isWide: Bool {
        members.count + layout.links.count { $0.position != nil } > 64
    }

    /// The properties, with initial values in a wide class.
    private func views(of member: MemberLowering) -> [PropertyView] {
        isWide ? member.views.map { $0.initialized(member.initialValue) } : member.views
    }

    /// The members that initializers set before `super.init`.
    func early(_ members: [MemberLowering]) -> [MemberLowering] {
        isWide ? members.filter { $0.initialValue == nil } : members
    }

    /// The members that initializers set after `super.init`.
    private func later(_ members: [MemberLowering]) -> [MemberLowering] {
        isWide ? members.filter { $0.initialValue != nil } : []
    }
}

// MARK: - Creating

extension ClassLowering {
    private var initializer: RowInitializerView {
        let own = requiredFirst(members.taken) + members.hidden
        let later = later(own)
        let initializedSelf = later.isEmpty ? nil : names.free("object")
        let parentCall = SwiftExpression.call(
            "super.init",
            inherited.map { argument($0.parameter) }
        )
        return RowInitializerView(
            documentation: entity.isAbstract
                ? "For the initializers of subclasses."
                : "Creates an object that isn't in a context yet. Insert it"
                    + (isRelated ? ", then relate it." : "."),
            signature: SignatureView(
                access + (members.taken.isEmpty && !plan.isRoot ? "override " : "") + "init",
                parameters.map(\.text)
            ),
            assignments: early(own).flatMap { $0.assignment() },
            parentCall: parentCall.text,
            initializedSelf: initializedSelf,
            laterAssignments: later.flatMap { $0.assignment(on: initializedSelf) }
        )
    }

    /// An abstract class documents the purpose of its own initializer.
    private var inheritsInitializers: Bool {
        layout.columns.isEmpty && members.isEmpty && !entity.isAbstract
    }

    private var isRelated: Bool {
        ([layout] + plan.ancestors.compactMap { layouts[$0] }).contains { !$0.links.isEmpty }
    }

    private var convenienceInitializers: ConvenienceInitializers {
        ConvenienceInitializers(
            entity: entity,
            parameters: parameters,
            access: access,
            names: names
        )
    }

    private func argument(_ parameter: Parameter) -> SwiftExpression.Argument {
        SwiftExpression.Argument(
            SwiftIdentifier.callLabel(parameter.name),
            .text(parameter.escapedName)
        )
    }
}

/// The compiler crashes on a parameter at this index or later with a default other than `nil`.
private let defaultLimit = 1024

/// Required members, then optional ones, each in their order. If there are more than the compiler
/// accepts defaults for, those with a default other than `nil` precede all others.
private func requiredFirst(_ members: [MemberLowering]) -> [MemberLowering] {
    guard members.count <= defaultLimit else {
        let rest = members.filter { !$0.hasValue }
        return members.filter(\.hasValue) + rest.filter(\.parameter.isRequired)
            + rest.filter { !$0.parameter.isRequired }
    }
    return members.filter(\.parameter.isRequired) + members.filter { !$0.parameter.isRequired }
}

// MARK: - The description for the store

extension ClassLowering {
    private func description(_ links: [LinkLowering]) -> EntityDescriptionView {
        let arguments =
            [.init(nil, .text(SwiftLiteral.string(entity.name)))]
            + identity + hierarchy + unique
            + list("relationships", links.map(\.description))
            + (existing == nil ? ownTables : [])
        return EntityDescriptionView(
            entityType: types.modelStore("Entity"),
            arguments: arguments.map(\.text),
            columns: columns.map(\.text)
        )
    }

    /// What's created with the table.
    private var ownTables: [SwiftExpression.Argument] {
        list("indexes", layouts.indexes[entity.name].map(\.expression))
            + list("joinTables", layout.joins(schema).map { joinTable($0.table, $0.columns) })
    }

    /// What ties the entity to its table and to its earlier names.
    private var identity: [SwiftExpression.Argument] {
        let table = schema.tables[plan]
        var arguments: [SwiftExpression.Argument] = []
        if plan.isRoot, table != entity.name {
            arguments.append(.init("table", .text(SwiftLiteral.string(table))))
        }
        if let storage { arguments.append(.init("storage", storage)) }
        if let name = entity.renamingIdentifier, name != entity.name {
            let names = SwiftExpression.array([.text(SwiftLiteral.string(name))])
            arguments.append(.init("renamedFrom", names))
        }
        return arguments
    }

    /// Whose table it is; `nil` for one of the library, and for that of a parent.
    private var storage: SwiftExpression? {
        if let number = existing?.entityNumber {
            return .call(".coreData", [.init("entity", .text("\(number)"))])
        }
        guard plan.isRoot, let key = existing?.key else { return nil }
        return .call(".existing", [.init("key", .text(SwiftLiteral.string(key)))])
    }

    private var hierarchy: [SwiftExpression.Argument] {
        guard plan.isInHierarchy else { return [] }
        let children = plan.children.compactMap { schema[$0] }
        let parent = plan.parent.flatMap { schema[$0] }
        return [parent.map { .init("parent", .text("\($0.className).self")) }].compactMap(\.self)
            + (entity.isAbstract ? [.init("isAbstract", .text("true"))] : [])
            + list("children", children.map { .text("\($0.className).self") })
    }

    private var unique: [SwiftExpression.Argument] {
        list(
            "unique",
            layout.uniqueColumns.map { columns in
                .array(columns.map { .text(SwiftLiteral.string($0)) })
            }
        )
    }

    private func list(_ label: String, _ elements: [SwiftExpression])
        -> [SwiftExpression.Argument]
    {
        elements.isEmpty ? [] : [.init(label, .array(elements))]
    }

    private var columns: [SwiftExpression] {
        let lowering = ColumnLowering(layout: layout, schema: schema, valueTypes: valueTypes)
        if let existing {
            return lowering.columns.map { column in
                let expression = column.ofExistingTable.expression(types)
                return layout.stored(column.name, in: existing)?.expression(expression)
                    ?? expression
            }
        }
        let initialValues = members.reduce(into: [String: String]()) { values, member in
            guard case .attribute(let attribute) = member else { return }
            values[layout.columnName(attribute.attribute.name)] = attribute.initialColumnValue
        }
        return lowering.columns.map { $0.expression(types, initialValue: initialValues[$0.name]) }
    }

    private func joinTable(_ join: JoinTable, _ columns: [TableColumn]) -> SwiftExpression {
        let indexes = layouts.indexes[join].map(\.expression)
        return .call(
            ".joinTable",
            [.init(nil, .text(SwiftLiteral.string(join.name)))]
                + [.init("columns", .array(columns.map { $0.expression(types) }))]
                + list("indexes", indexes)
        )
    }
}
