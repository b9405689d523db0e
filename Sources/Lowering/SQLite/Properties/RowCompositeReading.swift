import ModelIR
import SharedLowering
import SwiftNames

/// Decides how the value of a composite property is made of the columns of a row.
struct RowCompositeReading: CompositeReading {
    private let owner: CompositeLowering
    var helpers = CompositeHelpers()

    init(_ owner: CompositeLowering) {
        self.owner = owner
    }

    private var place: String { SwiftLiteral.string(owner.plan.property.name) }

    var kind: String { "kind" }

    var caseFailure: String { "row.undecodable(\(place))" }

    func value(of column: CompositeColumn, isOptional: Bool, at path: String) -> CompositeValue {
        let stored = owner.value(column)
        guard !isOptional else { return CompositeValue(stored.optional) }
        // Both are taken in the reader.
        let name = SwiftIdentifier.escaped(["row", kind].contains(path) ? path + "_" : path)
        return CompositeValue(conditions: [stored.condition(name)], stored.bound(name))
    }

    func condition(of structure: StructurePlan, _ conditions: [String]) -> GuardView? {
        let columns = structure.parts.flatMap(\.columns)
        let positions = columns.map { "\(owner.positions[$0.attribute])" }.joined(separator: ", ")
        guard !conditions.isEmpty else {
            return GuardView(["row.holdsValue(in: \(positions))"], indentation: 8)
        }
        let failure = "row.undecodable(\(place), in: \(positions))"
        return GuardView(conditions, failure: failure, indentation: 8)
    }

    func condition(of choice: ChoicePlan) -> GuardView {
        let position = owner.positions[choice.discriminator]
        let value = "row.optional(\(position), \(choice.name).Kind.init(rawValue:))"
        return GuardView(["let \(kind) = \(value)"], indentation: 8)
    }

    func helperName(_ structure: StructurePlan, at path: String) -> String {
        owner.names.reader(of: owner.plan.property.name, at: path, type: structure.name)
    }

    func call(_ helper: String, for part: PartPlan) -> SwiftExpression {
        .call(helper, [.init("in", .text("row"))])
    }
}
