import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides what the code of a property over several stored ones contains.
struct CompositeLowering {
    let plan: CompositePlan
    let names: CompositeMemberNames
    let columns: [StoredProperty]
    private let blueprint: PropertyBlueprint
    private let types: TypeNames

    init(_ plan: CompositePlan, _ names: CompositeMemberNames, _ context: PropertyContext) {
        self.plan = plan
        self.names = names
        types = context.types
        blueprint = PropertyBlueprint(plan, names, context)
        let parts = Dictionary(plan.columns.map { ($0.attribute.name, $0) }) { first, _ in first }
        columns = plan.attributes.map { attribute in
            StoredProperty(
                attribute,
                named: attribute.name,
                raw: parts[attribute.name]?.valueType?.rawType,
                context
            )
        }
    }

    private var property: CompositeProperty { plan.property }
    private var reader: String { names.reader(of: property.name) }
    private var store: String { names.writer(of: property.name) }

    /// The constant that selects the case, with a name that differs from the property's columns.
    var kind: String {
        let taken = Set(plan.attributes.map(\.name))
        var name = "kind"
        while taken.contains(name) { name += "_" }
        return name
    }

    /// Whether the case is stored as a wider number than its raw value.
    var isWideKind: Bool {
        guard case .choice(let choice) = plan.content else { return false }
        return [.integer32, .integer64].contains(choice.discriminator.type.stored)
    }

    func storedViews(_ unique: Set<String>) -> [StoredPropertyView] {
        columns.map { column in
            StoredPropertyView(
                documentation: [onOneLine("A stored value of `\(property.name)`, for predicates.")],
                declaration: column.declaration(
                    blueprint.access + "private(set) ",
                    isUnique: unique.contains(column.attribute.name),
                    types
                )
            )
        }
    }

    var typedView: TypedPropertyView {
        TypedPropertyView(
            documentation: property.documentation.map(onOneLine),
            access: blueprint.access,
            name: blueprint.escapedName,
            type: plan.shownType,
            form: form
        )
    }

    /// The private members behind the property.
    var members: [StoredCompositeView] {
        var reading = StoredCompositeReading(self)
        return reading.members(plan, named: reader).enumerated().map { index, reader in
            StoredCompositeView(reader: reader, store: index == 0 ? storeView : nil)
        }
    }

    private var read: String {
        let arguments = [reader, SwiftLiteral.string(property.name)]
        return property.isOptional
            ? Breakable.call("decoded", arguments + StoredCompositeReading.from(telling))
            : Breakable.call("required", arguments)
    }

    /// The attributes that tell whether there is a value.
    private var telling: [Attribute] {
        switch plan.content {
        case .choice(let choice): [choice.discriminator]
        case .structure: plan.columns.map(\.attribute)
        }
    }
}

// MARK: - Writing

extension CompositeLowering {
    private var form: TypedPropertyView.Form {
        switch plan.content {
        case .structure(let structure):
            let value = PartAccess("newValue", isOptional: property.isOptional)
            return .accessors(read: read, writes: writes(structure, value, to: ""))
        case .choice(let choice):
            return .choice(
                read: read,
                ChoiceSetterView(
                    emptyCall: property.isOptional ? "\(store)(nil)" : nil,
                    branches: choice.cases.map { branch($0, of: choice) }
                )
            )
        }
    }

    private func writes(_ structure: StructurePlan, _ value: PartAccess, to target: String)
        -> [String]
    {
        leaves(structure.parts, value).map { column, access in
            let stored = ColumnValue(column)
            let name =
                target.isEmpty
                ? setterTarget(stored.name) : SwiftIdentifier.member(column.attribute.name)
            return SwiftExpression.text(stored.raw(access).text).after("\(target)\(name) = ")
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
            let stored = ColumnValue(column)
            return SwiftExpression.Argument(stored.name, .text(stored.raw(access).text))
        }
        let isHidden = one.parts.contains { SwiftIdentifier.escaped($0.label) == store }
        return CaseBranchView(
            pattern: one.pattern.text + (needsMark ? "?" : ""),
            statements: [
                SwiftExpression.call(
                    isHidden ? "self.\(store)" : store,
                    [.init(nil, .text(kind))] + arguments
                ).text
            ]
        )
    }

    /// The method that stores a case; `nil` for a structure.
    private var storeView: StoreView? {
        guard case .choice(let choice) = plan.content else { return nil }
        let first = "_ \(kind): \(choice.name).Kind" + (property.isOptional ? "?" : "")
        let parts = columns.filter { $0.attribute.name != choice.discriminator.name }
        return StoreView(
            property: property.name,
            signature: SignatureView(
                "private func \(store)",
                [first]
                    + parts.map { part in
                        let name = SwiftIdentifier.escaped(part.name)
                        let nothing = part.attribute.isOptional ? " = nil" : ""
                        return "\(name): \(part.fullType)\(nothing)"
                    }
            ),
            assignments: [
                SwiftExpression.text(storedKind(kind, choice))
                    .after("self.\(SwiftIdentifier.member(choice.discriminator.name)) = ")
            ]
                + parts.map { part in
                    SwiftExpression.text(SwiftIdentifier.escaped(part.name))
                        .after("self.\(SwiftIdentifier.member(part.name)) = ")
                }
        )
    }

    /// The stored form of a case.
    private func storedKind(_ kind: String, _ choice: ChoicePlan) -> String {
        let raw = property.isOptional ? "\(kind)?.rawValue" : "\(kind).rawValue"
        guard isWideKind, let type = swiftType(of: choice.discriminator.type, types) else {
            return raw
        }
        return property.isOptional ? "(\(raw)).map(\(type).init)" : "\(type)(\(raw))"
    }
}

// MARK: - The initializer

extension CompositeLowering {
    var parameter: Parameter { plan.parameter(setting: property.name) }

    /// The statements that set the stored properties, before the object is whole.
    var assignments: [String] {
        let isOptional = plan.isOptionalInStore
        switch plan.content {
        case .structure(let structure):
            let value = PartAccess(parameter.escapedName, isOptional: isOptional)
            return writes(structure, value, to: "self.")
        case .choice:
            return columns.map { column in
                "self.\(SwiftIdentifier.member(column.name)) = \(column.placeholder(types))"
            }
        }
    }

    /// The statement that sets the property once the object is whole; `nil` for a structure, whose
    /// parts are set before.
    var finalAssignment: String? {
        guard case .choice = plan.content else { return nil }
        return SwiftExpression.text(parameter.escapedName)
            .after("self.\(SwiftIdentifier.member(property.name)) = ")
    }
}

extension StoredProperty {
    /// A value until the right one is set.
    fileprivate func placeholder(_ types: TypeNames) -> String {
        if attribute.isOptional { return "nil" }
        return switch attribute.type {
        case .boolean: "false"
        case .string: "\"\""
        case .date: "\(type).distantPast"
        case .uri: "\(type)(fileURLWithPath: \"/\")"
        case .binary, .uuid, .codable, .transformable: "\(type)()"
        default: "0"
        }
    }
}
