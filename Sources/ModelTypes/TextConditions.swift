extension Field where Value.Primitive == String {
    /// Whether the text contains another. For example: `People.fields.name.contains("an")`.
    public func contains(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .contains, text, options))
    }

    /// Whether the text starts with a prefix. For example: `People.fields.name.hasPrefix("An")`.
    public func hasPrefix(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .hasPrefix, text, options))
    }

    /// Whether the text ends with a suffix. For example: `People.fields.name.hasSuffix("na")`.
    public func hasSuffix(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .hasSuffix, text, options))
    }

    /// Whether the text equals another, compared with the given options.
    ///
    /// For example: `People.fields.name.equals("ann", options: .caseInsensitive)`.
    public func equals(_ text: String, options: TextOptions) -> Condition<Model> {
        Condition(.text(name: name, .equals, text, options))
    }
}
