/// What User Info can say about an attribute.
enum UserInfoKey: String, CaseIterable {
    /// The name of a value type.
    case type
    /// The property's name in the code.
    case name
    /// Whether there is no property.
    case ignore
    /// Whether there is no setter.
    case readonly
    /// `trap` or `useDefault`.
    case onMissing
    /// The property's doc comment.
    case documentation
    /// The parts of properties over several attributes that the attribute stores.
    case composite

    static let prefix = "modelgen."

    var key: String { Self.prefix + rawValue }

    /// What an entity's keys begin with that tell the type of a composite property.
    static let ofType = composite.key + "."
    /// What those end with that tell the stored numbers of its cases.
    static let ofCases = ".cases"
}
