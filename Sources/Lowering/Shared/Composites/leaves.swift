import SwiftNames

/// The columns behind parts, with the paths to their values.
///
/// For example: `startDate` with `newValue.pairDate.start`.
package func leaves(_ parts: [PartPlan], _ value: PartAccess) -> [(CompositeColumn, PartAccess)] {
    parts.flatMap { part in
        let name = SwiftIdentifier.member(part.label)
        return leaves(part, value.member(name, isOptional: part.isOptional))
    }
}

/// The columns behind the parts that a case's pattern binds, with the paths to their values.
///
/// For example: `startDate` with `pairDate.start`.
package func leaves(_ one: CasePlan) -> [(CompositeColumn, PartAccess)] {
    one.parts.flatMap { part in
        let name = SwiftIdentifier.escaped(part.label)
        return leaves(part, PartAccess(name, isOptional: part.isOptional))
    }
}

/// The columns behind a part, with the paths to their values.
private func leaves(_ part: PartPlan, _ value: PartAccess) -> [(CompositeColumn, PartAccess)] {
    switch part.content {
    case .column(let column): [(column, value)]
    case .structure(let structure): leaves(structure.parts, value)
    }
}
