extension CompositeSettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "type",
                \.type,
                .placed(.text),
                "A structure or a choice: a `@Composite` type that a Swift input declares."
            ),
            Key(
                "optional",
                \.optional,
                .flag,
                default: "false",
                "Whether the property is optional."
            ),
            Key("documentation", \.documentation, .text, "The property's doc comment."),
            Key(
                "discriminator",
                \.discriminator,
                .placed(.text),
                "The attribute that stores the case of a choice, by default `<property>_kind`."
            ),
            Key(
                "cases",
                \.cases,
                .named(.integer()),
                "The stored number of each case, if the discriminator is an integer."
            ),
            Key(
                "properties",
                \.properties,
                .named(.placed(.text)),
                "The attribute that stores each part, by the path of the part, such as"
                    + " `pairDate.start`; by default `<property>_<path>`, with `_` for dots."
            ),
        ]
    }
}
