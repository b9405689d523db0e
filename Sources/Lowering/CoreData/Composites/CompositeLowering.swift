import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides what the code of a property over several attributes contains.
struct CompositeLowering {
    let plan: CompositePlan
    let types: TypeNames
    let options: LoweringOptions
    /// The private property that reads the stored values. For example: `storedDataContent`.
    let reader: String
    /// The private method that stores a case. For example: `store`.
    let store: String
    let names: CompositeMemberNames
    let blueprint: PropertyBlueprint

    init(_ plan: CompositePlan, _ names: CompositeMemberNames, _ context: PropertyContext) {
        self.plan = plan
        self.names = names
        blueprint = PropertyBlueprint(plan, names, context)
        types = context.types
        options = context.options
        reader = names.reader(of: plan.property.name)
        store = names.writer(of: plan.property.name)
    }

    var property: CompositeProperty { plan.property }

    var parameter: Parameter { plan.parameter(setting: blueprint.heldName) }

    /// The constant that selects the case, with a name that differs from the property's attributes.
    var kind: String {
        let taken = Set(plan.attributes.map(\.name))
        var name = "kind"
        while taken.contains(name) { name += "_" }
        return name
    }

    /// The typed property, with the one behind it if it has observers.
    func lowered() -> LoweredAttribute {
        let view = view()
        var lowered = LoweredAttribute(view: view)
        guard let observers = blueprint.observers else { return lowered }
        lowered.hide(as: blueprint.heldName, view.type, access: blueprint.innerAccess)
        lowered.view?.form = .observed(observers.view(over: blueprint.heldName, view.type))
        return lowered
    }

    private func view() -> AttributeView {
        AttributeView(
            documentation: property.documentation.map(onOneLine)
                + [keyPathDocumentation(plan.attributes.map(\.name))],
            isSeparated: true,
            access: blueprint.access,
            name: blueprint.escapedName,
            type: plan.shownType,
            edges: ConditionEdges(blueprint.condition),
            form: .composite(CompositeAccessorView(read: read, write: write))
        )
    }

    /// The private members behind the property.
    func stored() -> [StoredCompositeView] {
        var reading = StoredCompositeReading(self)
        return reading.members(plan, named: reader).enumerated().map { index, reader in
            StoredCompositeView(reader: reader, store: index == 0 ? storeView : nil)
        }
    }

    private var read: String {
        let arguments = [reader, SwiftLiteral.string(property.name)]
        return property.isOptional
            ? Breakable.call("decoded", arguments + StoredCompositeReading.from(storedValues))
            : Breakable.call("required", arguments)
    }

    /// The attributes that indicate whether a value is stored.
    private var storedValues: [Attribute] {
        switch plan.content {
        case .choice(let choice): [choice.discriminator]
        case .structure: plan.columns.map(\.attribute)
        }
    }
}

// MARK: - Writing

extension CompositeLowering {
    private var write: CompositeAccessorView.Write {
        switch plan.content {
        case .structure(let structure):
            let value = PartAccess("newValue", isOptional: property.isOptional)
            return .parts(
                leaves(structure.parts, value).map { column, access in
                    let part = StoredPart(column, types)
                    let access = self.raw(access, part)
                    return part.stored(access.text, isOptional: access.isOptional)
                        .after("\(setterTarget(part.name)) = ")
                }
            )
        case .choice(let choice):
            return .cases(
                ChoiceSetterView(
                    emptyCall: property.isOptional ? "\(store)(nil)" : nil,
                    branches: choice.cases.map { branch($0, of: choice) }
                )
            )
        }
    }

    private func branch(_ one: CasePlan, of choice: ChoicePlan) -> CaseBranchView {
        let kind =
            property.isOptional
            ? one.member(of: "\(choice.name).Kind") : "." + SwiftIdentifier.member(one.name)
        let needsMark = property.isOptional && choice.cases.contains(where: \.isHiddenByOptional)
        let values = leaves(one)
        let arguments = plan.columns.compactMap { column in
            values.first { $0.0.attribute.name == column.attribute.name }
        }.map { column, access in
            let part = StoredPart(column, types)
            return SwiftExpression.Argument(part.name, .text(raw(access, part).text))
        }
        let isHidden = one.parts.contains { SwiftIdentifier.escaped($0.label) == store }
        let call = isHidden ? "self.\(store)" : store
        return CaseBranchView(
            pattern: one.pattern.text + (needsMark ? "?" : ""),
            statements: [SwiftExpression.call(call, [.init(nil, .text(kind))] + arguments).text]
        )
    }

    private func raw(_ access: PartAccess, _ part: StoredPart) -> PartAccess {
        part.value == nil ? access : access.member("rawValue")
    }

    /// The method that stores a case; `nil` for a structure.
    private var storeView: StoreView? {
        guard case .choice(let choice) = plan.content else { return nil }
        let discriminator = StoredPart(
            CompositeColumn(attribute: choice.discriminator, valueType: nil),
            types
        )
        let parts = plan.columns.map { StoredPart($0, types) }
        let first = "_ \(kind): \(choice.name).Kind" + (property.isOptional ? "?" : "")
        let raw = discriminator.stored(
            property.isOptional ? "\(kind)?.rawValue" : "\(kind).rawValue",
            isOptional: property.isOptional
        )
        return StoreView(
            property: property.name,
            signature: SignatureView(
                "private func \(store)",
                [first] + parts.map { "\($0.name): \($0.type.swift)? = nil" }
            ),
            assignments: [
                raw.after("self.\(SwiftIdentifier.member(choice.discriminator.name)) = ")
            ]
                + parts.map { part in
                    part.stored(part.name, isOptional: true).after("self.\(part.member) = ")
                }
        )
    }
}

// MARK: - Columns

extension CompositeLowering {
    /// The stored property of an attribute behind this one, and its field.
    func column(_ attribute: Attribute) -> MemberLowering {
        let type = StoredType(attribute, types)
        let name = SwiftIdentifier.escaped(attribute.name)
        let storage = StorageView(
            isSeparated: false,
            objectiveCName: nil,
            declaration: "var \(name): \(type.object)?"
        )
        let isQueryable = type.isQueryable && !attribute.isTransient
        let field = isQueryable ? fieldTypes[attribute.name].map { (attribute.name, $0) } : nil
        return .column(storage, field: field, condition: blueprint.condition)
    }

    /// The types of the fields, by persistent name.
    private var fieldTypes: [String: String] {
        var result: [String: String] = [:]
        for column in plan.columns {
            let mark = column.attribute.isOptional ? "?" : ""
            result[column.attribute.name] = StoredPart(column, types).spelling + mark
        }
        if case .choice(let choice) = plan.content {
            let mark = plan.isOptionalInStore ? "?" : ""
            result[choice.discriminator.name] = "\(choice.name).Kind\(mark)"
        }
        return result
    }
}
