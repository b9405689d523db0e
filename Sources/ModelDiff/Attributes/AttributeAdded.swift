import ModelIR

/// An attribute is new, and needs no value for objects that exist.
enum AttributeAdded: DifferenceKind {
    static let id = "attribute.added"
    static let summary = "an optional attribute, or one with a constant default, is added"
    // Apple, "Migrating your data model automatically": an attribute can be added.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Objects that exist get the default, or no value.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.addedAttributes.filter { $0.property.need == .nothing }.map { added in
            addition(comparison, added, "is added")
        }
    }
}

/// What objects that exist need before an attribute can be added, or become required.
enum AttributeNeed {
    /// The attribute is optional, isn't stored, or has a constant default.
    case nothing
    /// The default is code, which runs once for each object.
    case computedDefault
    case value
}

extension Attribute {
    var need: AttributeNeed {
        if isOptional || isTransient || derivation != nil { return .nothing }
        return requiredNeed
    }

    /// What a required attribute needs.
    var requiredNeed: AttributeNeed {
        switch defaultValue {
        case .literal: .nothing
        case .now, .newUUID, .empty, .opaque: .computedDefault
        case nil: .value
        }
    }
}
