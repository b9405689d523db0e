import JSON

/// Settings that stand in an object with fixed keys.
protocol KeyedSettings {
    init()

    /// All that can be said: reading, schema and documentation come from it.
    static var keys: [Key<Self>] { get }
}

/// A key of an object: what is told of it, and where its value goes.
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
