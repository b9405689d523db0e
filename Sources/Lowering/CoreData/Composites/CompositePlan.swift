import ModelIR
import SwiftNames

/// A property over several attributes, with everything that it names found.
///
/// For example: `dataContent: ItemDataContent` over `type`, `startDate` and `value1`.
struct CompositePlan: Sendable {
    let property: CompositeProperty
    let content: Content
    /// The attributes behind the parts, in the order in which the parts name them first.
    let columns: [CompositeColumn]

    enum Content: Sendable {
        case structure(StructurePlan)
        case choice(ChoicePlan)
    }

    /// The discriminator and the columns.
    var attributes: [Attribute] {
        let columns = columns.map(\.attribute)
        guard case .choice(let choice) = content else { return columns }
        return [choice.discriminator] + columns
    }
}

/// A structure, with the attribute behind each part.
struct StructurePlan: Sendable {
    /// The name of the type.
    let name: String
    /// Whether values are checked, so that a stored one is trusted: a pair in ascending order.
    let isChecked: Bool
    let parts: [PartPlan]
}

/// A choice, with the attribute that tells its cases apart.
struct ChoicePlan: Sendable {
    /// The name of the type.
    let name: String
    let discriminator: Attribute
    let cases: [CasePlan]
}

/// A case of a choice, with the attribute behind each part.
struct CasePlan: Sendable {
    let name: String
    let parts: [PartPlan]

    /// Whether an optional has a case of this name, which would be meant where an optional stands.
    var isHiddenByOptional: Bool { ["none", "some"].contains(name) }

    /// The case where an optional stands. For example: `.interval`, `Reading.none`.
    func member(of type: String) -> String {
        (isHiddenByOptional ? type : "") + "." + SwiftIdentifier.member(name)
    }
}

/// A part with what it is stored in.
struct PartPlan: Sendable {
    let label: String
    let isOptional: Bool
    let content: Content

    enum Content: Sendable {
        case column(CompositeColumn)
        case structure(StructurePlan)
    }

    /// The columns of the part and of the parts in it, in order.
    var columns: [CompositeColumn] {
        switch content {
        case .column(let column): [column]
        case .structure(let structure): structure.parts.flatMap(\.columns)
        }
    }
}

/// An attribute behind a part.
struct CompositeColumn: Sendable {
    let attribute: Attribute
    /// The type of the part's values; nil where it is simply what is stored.
    let valueType: ValueType?
}
