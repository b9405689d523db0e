import ModelIR
import SharedLowering
import SwiftNames

/// Decides how the value of a composite property is made from a row's columns.
struct RowCompositeReading: CompositeReading {
    private let owner: CompositeLowering
    var helpers = CompositeHelpers()

    init(_ owner: CompositeLowering) {
        self.owner = owner
    }

    private var place: String { SwiftLiteral.string(owner.plan.property.name) }

    var kind: String { "kind" }

    var caseFailure: SwiftExpression { .call("row.undecodable", [.init(nil, .text(place))]) }

    func value(of column: CompositeColumn, isOptional: Bool, at path: String) -> CompositeValue {
        let stored = owner.value(column)
        guard !isOptional else { return CompositeValue(stored.optional) }
        // The reader already uses both names.
        let name = SwiftIdentifier.escaped(["row", kind].contains(path) ? path + "_" : path)
        return CompositeValue(conditions: [stored.condition(name)], stored.bound(name))
    }

    func condition(of structure: StructurePlan, _ conditions: [String]) -> GuardView? {
        let columns = structure.parts.flatMap(\.columns)
        let positions = arguments(columns.map { owner.positions[$0.attribute] })
        guard !conditions.isEmpty else {
            return GuardView([SwiftExpression.call("row.holdsValue", positions).text])
        }
        let failure = SwiftExpression.call(
            "row.undecodable",
            [.init(nil, .text(place))] + positions
        )
        return GuardView(conditions, failure: failure)
    }

    /// For example: `in: 3, 4`, or `in: 3...7` for more columns if they're adjacent.
    private func arguments(_ positions: [Int]) -> [SwiftExpression.Argument] {
        let first = positions.first ?? 0
        if positions.count > 2, positions == Array(first..<first + positions.count) {
            return [.init("in", .text("\(first)...\(first + positions.count - 1)"))]
        }
        return positions.enumerated().map { index, position in
            .init(index == 0 ? "in" : nil, .text("\(position)"))
        }
    }

    func condition(of choice: ChoicePlan) -> GuardView {
        let position = owner.positions[choice.discriminator]
        let value = "row.optional(\(position), \(choice.name).Kind.init(rawValue:))"
        return GuardView(["let \(kind) = \(value)"])
    }

    func helperName(_ structure: StructurePlan, at path: String) -> String {
        owner.names.reader(of: owner.plan.property.name, at: path, type: structure.name)
    }

    func call(_ helper: String, for part: PartPlan) -> SwiftExpression {
        .call(helper, [.init("in", .text("row"))])
    }
}
