import ModelIR
import SwiftNames

/// A property over several attributes, with all names resolved.
///
/// For example: `dataContent: ItemDataContent` over `type`, `startDate` and `value1`.
package struct CompositePlan: Sendable {
    /// The property, which is optional if the code's property is.
    package let property: CompositeProperty
    /// Whether initializers require a value although the property is optional.
    package let isDemanded: Bool
    package let content: Content
    /// The attributes behind the parts, ordered by first use.
    package let columns: [CompositeColumn]

    package enum Content: Sendable {
        case structure(StructurePlan)
        case choice(ChoicePlan)
    }

    init(
        _ property: CompositeProperty,
        onMissing: MissingValuePolicy,
        content: Content,
        columns: [CompositeColumn]
    ) {
        isDemanded = !property.isOptional && onMissing == .optional
        var shown = property
        shown.isOptional = property.isOptional || isDemanded
        self.property = shown
        self.content = content
        self.columns = columns
    }

    /// Whether the stored values can be missing.
    package var isOptionalInStore: Bool { property.isOptional && !isDemanded }

    /// The type of the property.
    package var shownType: String { typeName + (property.isOptional ? "?" : "") }

    /// The type of the property, without a question mark.
    package var typeName: String {
        switch content {
        case .structure(let structure): structure.name
        case .choice(let choice): choice.name
        }
    }

    /// The initializer parameter for the property.
    ///
    /// - Parameter target: The property that the initializer sets.
    package func parameter(setting target: String) -> Parameter {
        Parameter(
            name: property.name,
            type: typeName + (isOptionalInStore ? "?" : ""),
            defaultValue: isOptionalInStore ? "nil" : nil,
            target: target
        )
    }

    /// The discriminator and the columns.
    package var attributes: [Attribute] {
        let columns = columns.map(\.attribute)
        guard case .choice(let choice) = content else { return columns }
        return [choice.discriminator] + columns
    }
}

/// A structure, with the attribute behind each part.
package struct StructurePlan: Sendable {
    /// The name of the type.
    package let name: String
    /// Whether values are checked, so that a stored one is trusted: a pair in ascending order.
    package let isChecked: Bool
    package let parts: [PartPlan]
}

/// A choice, with the attribute that distinguishes its cases.
package struct ChoicePlan: Sendable {
    /// The name of the type.
    package let name: String
    package let discriminator: Attribute
    package let cases: [CasePlan]
}

/// A case of a choice, with the attribute behind each part.
package struct CasePlan: Sendable {
    package let name: String
    package let parts: [PartPlan]

    /// Whether `Optional` has a case of this name, which an implicit member of an optional type
    /// would mean.
    package var isHiddenByOptional: Bool { ["none", "some"].contains(name) }

    /// The case in a context of an optional type. For example: `.interval`, `Reading.none`.
    package func member(of type: String) -> String {
        (isHiddenByOptional ? type : "") + "." + SwiftIdentifier.member(name)
    }

    /// The pattern that matches the case and binds its parts. For example:
    /// `.interval(let pairDate)`.
    package var pattern: SwiftExpression {
        let member = "." + SwiftIdentifier.member(name)
        guard !parts.isEmpty else { return .text(member) }
        let names = parts.map { SwiftIdentifier.escaped($0.label) }
        return .call(member, names.map { .init(nil, .text("let \($0)")) })
    }
}

/// A part with its storage.
package struct PartPlan: Sendable {
    package let label: String
    package let isOptional: Bool
    package let content: Content

    package enum Content: Sendable {
        case column(CompositeColumn)
        case structure(StructurePlan)
    }

    /// The columns of the part and of its nested parts, in order.
    package var columns: [CompositeColumn] {
        switch content {
        case .column(let column): [column]
        case .structure(let structure): structure.parts.flatMap(\.columns)
        }
    }
}

/// An attribute behind a part.
package struct CompositeColumn: Sendable {
    package let attribute: Attribute
    /// The type of the part's values; `nil` if it's the stored type itself.
    package let valueType: ValueType?

    package init(attribute: Attribute, valueType: ValueType?) {
        self.attribute = attribute
        self.valueType = valueType
    }
}
