import ModelIR

extension Attribute {
    /// The name of the property in code, which lacks an ending `Raw` unless the model says otherwise.
    ///
    /// For example: `mood` for the attribute `moodRaw`, and for `@Stored("moodRaw") var mood`.
    var nameInCode: String {
        if let name = code?.name { return name }
        guard name.hasSuffix("Raw"), name.count > 3, derivation == nil else { return name }
        switch type {
        case .undefined, .objectID, .composite: return name
        default: return String(name.dropLast(3))
        }
    }
}
