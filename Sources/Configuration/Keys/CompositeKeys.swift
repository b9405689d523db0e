extension CompositeSettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "type",
                \.type,
                .placed(.text),
                "A structure or a choice: a `@Composite` type that an input in Swift declares."
            ),
            Key(
                "optional",
                \.optional,
                .flag,
                default: "false",
                "Whether the property may have no value."
            ),
            Key("documentation", \.documentation, .text, "The property's doc comment."),
            Key(
                "discriminator",
                \.discriminator,
                .placed(.text),
                "The attribute that tells which case of a choice it is. Without it, it is the"
                    + " attribute `<property>_kind`."
            ),
            Key(
                "cases",
                \.cases,
                .named(.integer()),
                "The stored number of each case, for a discriminator that is an integer."
            ),
            Key(
                "properties",
                \.properties,
                .named(.placed(.text)),
                "The attribute behind each part, by the part's path, as in `pairDate.start`."
                    + " Without it, it is the attribute `<property>_<path>`, with `_` for dots."
            ),
        ]
    }
}
