extension Entity {
    /// The values of the properties whose appearance in code specifies one.
    private func inCode<Value>(_ value: (PropertyCode) -> Value?) -> [Value] {
        codes(of: attributes, value) + codes(of: relationships, value)
            + codes(of: compositeProperties, value)
    }

    /// The rules for copying its properties, in the order of declaration.
    package var cloneRules: [CloneRule] {
        inCode(\.cloneRule).sorted { $0.origin.comesBefore($1.origin) }
    }

    /// Whether a property has a rule for copying.
    package var hasCloneRules: Bool { has { $0.cloneRule != nil } }

    /// The access modifiers of its properties.
    package var modifiers: [String] { inCode(\.modifiers).flatMap(\.self) }

    /// The observers of its properties.
    package var observers: [SourceFragment] { inCode(\.observers).flatMap(\.self) }

    /// All properties that hold persistent values.
    package var stored: [any EntityProperty] { attributes + relationships + compositeProperties }

    /// Whether any property's appearance in code satisfies a condition.
    package func has(_ isSaid: (PropertyCode) -> Bool) -> Bool {
        any(attributes, isSaid) || any(relationships, isSaid) || any(compositeProperties, isSaid)
    }

    /// Changes how properties appear in code, for each property that specifies it.
    package mutating func changeCodes(_ change: (inout PropertyCode) -> Void) {
        changeAll(&attributes, change)
        changeAll(&relationships, change)
        changeAll(&compositeProperties, change)
    }
}

// By index: properties are large, and few specify anything.

private func codes<Value>(
    of properties: [some EntityProperty],
    _ value: (PropertyCode) -> Value?
) -> [Value] {
    properties.indices.compactMap { properties[$0].code.flatMap { value($0.value) } }
}

private func any(
    _ properties: [some EntityProperty],
    _ isSaid: (PropertyCode) -> Bool
) -> Bool {
    properties.indices.contains { properties[$0].code.map { isSaid($0.value) } ?? false }
}

private func changeAll(
    _ properties: inout [some EntityProperty],
    _ change: (inout PropertyCode) -> Void
) {
    for index in properties.indices where properties[index].code != nil {
        properties[index].changeCode(change)
    }
}
