extension Field where Value.Primitive == String {
    /// Whether the text holds another. For example: `People.fields.name.contains("an")`.
    public func contains(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .contains, text, options))
    }

    /// Whether the text starts so. For example: `People.fields.name.hasPrefix("An")`.
    public func hasPrefix(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .hasPrefix, text, options))
    }

    /// Whether the text ends so. For example: `People.fields.name.hasSuffix("na")`.
    public func hasSuffix(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .hasSuffix, text, options))
    }

    /// Whether the text is this one but for the options.
    ///
    /// For example: `People.fields.name.equals("ann", options: .caseInsensitive)`.
    public func equals(_ text: String, options: TextOptions) -> Condition<Model> {
        Condition(.text(name: name, .equals, text, options))
    }
}
