import ModelIR
import SharedLowering
import SwiftNames

/// Decides what the code of a property over several columns contains.
struct CompositeLowering {
    let plan: CompositePlan
    let positions: CompositePositions
    let types: TypeNames
    let options: LoweringOptions
    /// The members that read and bind the value. For example: `storedContent(in:)` and
    /// `bindContent(to:)`.
    let reader: String
    let binder: String
    let names: CompositeMemberNames
    let blueprint: PropertyBlueprint
    private let wrapper: String

    init(
        _ plan: CompositePlan,
        _ positions: CompositePositions,
        _ names: CompositeMemberNames,
        _ context: PropertyContext
    ) {
        self.plan = plan
        self.positions = positions
        self.names = names
        blueprint = PropertyBlueprint(plan, names, context)
        wrapper = context.wrapper(of: blueprint.heldName)
        types = context.types
        options = context.options
        reader = names.reader(of: plan.property.name)
        binder = names.writer(of: plan.property.name)
    }

    private var property: CompositeProperty { plan.property }
    /// The condition around the property's public declaration; `nil` if it's unconditional. For
    /// example: `os(iOS)`.
    var condition: String? { blueprint.condition }
    /// The access of the property that contains the value, if it isn't the typed one.
    private var hiddenAccess: String { condition == nil ? "private " : blueprint.innerAccess }
    /// The property that contains the value: the one behind the typed one if that has observers.
    private var stored: String { SwiftIdentifier.escaped(storedName) }
    var storedName: String { blueprint.heldName }

    var parameter: Parameter { plan.parameter(setting: blueprint.heldName) }

    /// - Parameter object: The constant that refers to `self`; `nil` if the initializer sets
    ///   properties directly.
    func assignment(on object: String?) -> [String] {
        let target = blueprint.observers == nil ? SwiftIdentifier.member(property.name) : stored
        guard condition == nil else {
            return [(object.map { "\($0).\(target)" } ?? stored) + " = nil"]
        }
        return [
            SwiftExpression.text(blueprint.escapedName).after("\(object ?? "self").\(target) = ")
        ]
    }

    /// The property's value until an initializer of a wide class sets it.
    var initialValue: InitialValue? { property.isOptional ? .implicit : nil }

    /// The typed property, with the one behind it if it has observers.
    func views() -> [PropertyView] {
        let lines = property.documentation.map(onOneLine)
        let form = PropertyView.Form.stored(columnRange: columns)
        let (name, access) = (blueprint.escapedName, blueprint.access)
        guard let observers = blueprint.observers else {
            return [view(name, access, lines, condition, form)]
        }
        let observed = observers.view(over: stored, plan.shownType)
        return [
            view(name, access, lines, condition, .observed(observed)),
            view(stored, hiddenAccess, [], nil, form),
        ]
    }

    private func view(
        _ name: String,
        _ access: String,
        _ documentation: [String],
        _ condition: String?,
        _ form: PropertyView.Form
    ) -> PropertyView {
        PropertyView(
            condition: condition,
            keptAccess: hiddenAccess,
            documentation: documentation,
            wrapper: wrapper,
            access: access,
            name: name,
            type: plan.shownType,
            form: form
        )
    }

    /// For example: `7...12`.
    private var columns: String {
        let range = positions.range
        return range.count == 1
            ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
    }

    /// The typed fields of the columns, by persistent name, in the order of the columns.
    var fields: [(name: String, type: String)] {
        plan.attributes.map { attribute in
            if case .choice(let choice) = plan.content, attribute.name == choice.discriminator.name
            {
                return (attribute.name, "\(choice.name).Kind" + (plan.isOptionalInStore ? "?" : ""))
            }
            let column = plan.columns.first { $0.attribute.name == attribute.name }
            let value = column?.valueType.flatMap(TypedValue.init)
            let stored = StoredValue(attribute, value, at: 0, types)
            return (attribute.name, stored.spelling + (attribute.isOptional ? "?" : ""))
        }
    }

    /// The statements that read the value from a row.
    var reading: [String] {
        let read = SwiftExpression.call("Self.\(reader)", [.init("in", .text("row"))])
        guard !property.isOptional else {
            return [read.after("\(stored) = ")]
        }
        let place = SwiftLiteral.string(property.name)
        let required = SwiftExpression.call(
            "try row.required",
            [.init(nil, read), .init(nil, .text(place))]
        )
        return [required.after("\(stored) = ")]
    }

    /// The statements that bind the value to a statement.
    var binding: [String] {
        switch plan.content {
        case .structure(let structure):
            let access = PartAccess(stored, isOptional: property.isOptional)
            return leaves(structure.parts, access).map(bind)
        case .choice: return ["\(binder)(to: statement)"]
        }
    }

    private func bind(_ column: CompositeColumn, _ access: PartAccess) -> String {
        value(column).bind(access).text
    }

    func value(_ column: CompositeColumn) -> StoredValue {
        StoredValue(
            column.attribute,
            column.valueType.flatMap(TypedValue.init),
            at: positions[column.attribute],
            types
        )
    }

    /// The private members that read and bind the value.
    func members() -> [RowCompositeView] {
        var reading = RowCompositeReading(self)
        return reading.members(plan, named: reader).enumerated().map { index, reader in
            RowCompositeView(reader: reader, binder: index == 0 ? binderView : nil)
        }
    }

    /// The method that binds a case; `nil` for a structure.
    private var binderView: BinderView? {
        guard case .choice(let choice) = plan.content else { return nil }
        return BinderView(
            name: binder,
            property: stored,
            isOptional: property.isOptional,
            kindBinding:
                "statement.bind(\(positions[choice.discriminator]), \(stored).kind.rawValue)",
            branches: choice.cases.map { one in
                let statements = leaves(one).map(bind)
                return CaseBranchView(
                    pattern: one.pattern.text,
                    statements: statements.isEmpty ? ["break"] : statements
                )
            }
        )
    }
}
