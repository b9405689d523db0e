extension Entity {
    /// The values of the properties whose appearance in code specifies one.
    private func inCode<Value>(_ value: (PropertyCode) -> Value?) -> [Value] {
        // Most entities have none.
        guard has({ _ in true }) else { return [] }
        return properties.compactMap { $0.code.flatMap { value($0.value) } }
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
    package var stored: [Property] { properties.filter { $0.kind != .fetched } }

    /// Whether any property's appearance in code satisfies a condition.
    package func has(_ isSaid: (PropertyCode) -> Bool) -> Bool {
        properties.containsCode(where: isSaid)
    }

    /// Changes how properties appear in code, for each property that specifies it.
    package mutating func changeCodes(_ change: (inout PropertyCode) -> Void) {
        properties.changeCodes(change)
    }
}

extension Model {
    /// Whether a class or a property specifies how objects are copied.
    package var copiesObjects: Bool {
        entities.indices.contains { index in
            entities[index].code?.isCloned == true
                || entities[index].properties.containsCode { $0.cloneRule != nil }
        }
    }
}
