import JSON

/// Settings that are read from an object with fixed keys.
protocol KeyedSettings {
    init()

    /// All keys: they determine reading, the schema and the documentation.
    static var keys: [Key<Self>] { get }
}

/// A key of an object: its documentation, and the property for its value.
///
/// For example: `Key("access", \.access, .choice(AccessLevel.self), "The access level.")`.
struct Key<Settings> {
    let syntax: KeySyntax
    let read: (JSONNode, inout Settings, inout SettingsReader) -> Void

    init<Value>(
        _ name: String,
        _ path: WritableKeyPath<Settings, Value?>,
        _ form: Form<Value>,
        default text: String? = nil,
        isRequired: Bool = false,
        _ documentation: String
    ) {
        syntax = KeySyntax(
            name: name,
            shape: form.shape,
            documentation: documentation,
            defaultText: text,
            isRequired: isRequired
        )
        read = { node, settings, reader in settings[keyPath: path] = form.read(node, &reader) }
    }
}
