import Foundation
import ModelTypes

extension ModelContext {
    /// The objects in the order that SQL gives rows.
    func sorted(_ objects: [ModelObject], _ request: FetchRequest) throws -> [ModelObject] {
        let evaluation = ConditionEvaluation(self)
        let keyed = try objects.enumerated().map { index, object in
            (
                object, try request.order.map { try evaluation.value($0, object) },
                object.key == 0 ? Int64.max : object.key, index
            )
        }
        return keyed.sorted { left, right in
            for (index, step) in request.order.enumerated() {
                let order = step.compare(left.1[index], right.1[index])
                if order != 0 { return step.isAscending ? order < 0 : order > 0 }
            }
            return (left.2, left.3) < (right.2, right.3)
        }.map(\.0)
    }
}

extension ConditionEvaluation {
    fileprivate func value(_ step: SortStep, _ object: ModelObject) throws -> Constant {
        let owner = try step.path.reduce(object as ModelObject?) { object, name in
            try object.flatMap { try destination(name, $0) }
        }
        guard let owner else { return .null }
        guard let name = step.name else { return .integer(owner.key) }
        let stored = try value(name, owner)
        let value = try step.part?.constant(of: stored.text) ?? stored
        if step.ranks.isEmpty { return value }
        return step.ranks.first { $0.value.isEqual(to: value) }.map { .integer($0.place) } ?? .null
    }
}

extension SortStep {
    fileprivate func compare(_ left: Constant, _ right: Constant) -> Int {
        guard isLocalized, case .string(let text) = left, case .string(let other) = right else {
            return left.compare(right)
        }
        return localizedOrder(text, other)
    }
}
