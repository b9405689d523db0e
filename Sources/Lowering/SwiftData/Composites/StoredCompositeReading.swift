import ModelIR
import SharedLowering
import SwiftNames

/// Decides how the value of a composite property is read from the stored properties of an object.
struct StoredCompositeReading: CompositeReading {
    private let owner: CompositeLowering
    var helpers = CompositeHelpers()

    init(_ owner: CompositeLowering) {
        self.owner = owner
    }

    private var property: String { owner.plan.property.name }

    var kind: String { owner.kind }

    var caseFailure: SwiftExpression { .text("nil") }

    func value(of column: CompositeColumn, isOptional: Bool, at path: String) -> CompositeValue {
        let stored = ColumnValue(column)
        guard !isOptional else { return CompositeValue(stored.optional(property)) }
        return CompositeValue(
            conditions: [stored.condition].compactMap(\.self),
            stored.required
        )
    }

    func condition(of structure: StructurePlan, _ conditions: [String]) -> GuardView? {
        conditions.isEmpty ? nil : GuardView(conditions)
    }

    func condition(of choice: ChoicePlan) -> GuardView {
        let stored = SwiftIdentifier.escaped(choice.discriminator.name)
        let unwrapping = choice.discriminator.isOptional ? ["let \(stored)"] : []
        return GuardView(unwrapping + ["let \(kind) = " + decodedKind(choice, stored)])
    }

    /// The expression that decodes the case. Stored numbers outside of the raw type's range match
    /// none.
    private func decodedKind(_ choice: ChoicePlan, _ stored: String) -> String {
        let type = "\(choice.name).Kind"
        return owner.isWideKind
            ? "Int16(exactly: \(stored)).flatMap(\(type).init(rawValue:))"
            : "\(type)(rawValue: \(stored))"
    }

    func helperName(_ structure: StructurePlan, at path: String) -> String {
        owner.names.reader(of: property, at: path, type: structure.name)
    }

    func call(_ helper: String, for part: PartPlan) -> SwiftExpression {
        let arguments =
            [helper, SwiftLiteral.string(property)] + Self.from(part.columns.map(\.attribute))
        return .call("decoded", arguments.map { .init(nil, .text($0)) })
    }

    /// The arguments with a value's stored parts. For example: `from: startDate`, `endDate`.
    static func from(_ attributes: [Attribute]) -> [String] {
        attributes.enumerated().map { index, attribute in
            (index == 0 ? "from: " : "") + SwiftIdentifier.escaped(attribute.name)
        }
    }
}
