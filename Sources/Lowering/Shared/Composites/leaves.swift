import SwiftNames

/// The columns behind parts, each with the way to its value.
///
/// For example: `startDate` with `newValue.pairDate.start`.
package func leaves(_ parts: [PartPlan], _ value: PartAccess) -> [(CompositeColumn, PartAccess)] {
    parts.flatMap { part in
        let name = SwiftIdentifier.member(part.label)
        return leaves(part, value.member(name, isOptional: part.isOptional))
    }
}

/// The columns behind a part, each with the way to its value.
package func leaves(_ part: PartPlan, _ value: PartAccess) -> [(CompositeColumn, PartAccess)] {
    switch part.content {
    case .column(let column): [(column, value)]
    case .structure(let structure): leaves(structure.parts, value)
    }
}
