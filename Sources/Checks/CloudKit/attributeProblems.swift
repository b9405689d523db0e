import ModelIR

/// What CloudKit refuses about an attribute that is stored.
func problems(of attribute: Attribute) -> [CloudKitProblem] {
    let problem = { (id: String, message: String, advice: String) in
        CloudKitProblem(
            id: id,
            origin: attribute.origin,
            message: message,
            name: ".\(attribute.name)",
            advice: advice
        )
    }
    if attribute.type == .undefined || attribute.type == .objectID {
        return [
            problem(
                "cloudkit.attribute-type",
                "the type of",
                ": give it another, or make it transient"
            )
        ]
    }
    let hasValue =
        attribute.isOptional || attribute.defaultValue != nil || attribute.derivation != nil
    if hasValue { return [] }
    let advice = ": make it optional, or give it a default"
    return [problem("cloudkit.required-attribute", "the required attribute", advice)]
}
