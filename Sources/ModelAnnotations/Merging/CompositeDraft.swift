import ModelIR

/// The unchecked specification of a property over several attributes.
struct CompositeDraft {
    var name: String
    var type: Sourced<String>?
    var isOptional = false
    var discriminator: Sourced<String>?
    var cases: [CompositeProperty.CaseNumber] = []
    /// The attributes, by path.
    var columns: [(path: String, attribute: Sourced<String>)] = []
    var code = PropertyCode()
    var origin: Origin

    init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }

    init(_ property: CompositeProperty) {
        let origin = property.origin
        self.init(name: property.name, origin: origin)
        type = Sourced(property.type, at: origin)
        isOptional = property.isOptional
        discriminator = property.discriminator.map { Sourced($0, at: origin) }
        cases = property.caseNumbers
        columns = property.columns.map { ($0.path, Sourced($0.attribute, at: origin)) }
        code = property.code?.value ?? code
    }

    /// Sets the attribute of a part. Later specifications replace earlier ones.
    mutating func setColumn(_ path: String, _ attribute: Sourced<String>) {
        columns.removeAll { $0.path == path }
        columns.append((path, attribute))
    }

    mutating func setNumber(_ number: Int, ofCase name: String) {
        cases.removeAll { $0.name == name }
        cases.append(CompositeProperty.CaseNumber(name, number))
    }
}

/// A value with the origin of its specification.
struct Sourced<Value> {
    var value: Value
    var origin: Origin

    init(_ value: Value, at origin: Origin) {
        self.value = value
        self.origin = origin
    }
}
