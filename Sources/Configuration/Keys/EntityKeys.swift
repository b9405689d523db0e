import ModelIR

extension EntitySettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "generate",
                \.generate,
                .flag,
                default: "true",
                "Whether there is code for the entity. Without it, the class is yours:"
                    + " relationships of other entities still lead to it."
            ),
            Key(
                "class",
                \.classForm,
                .placed(.choice(ClassChoice.self)),
                SettingTexts.classForm + ", if it differs from the rest."
            ),
            Key(
                "baseClass",
                \.baseClass,
                .placed(.text),
                SettingTexts.baseClass + ", if it differs from the rest."
            ),
            Key(
                "swiftName",
                \.swiftName,
                .placed(.text),
                "The name of the class in Swift, where it is not the class that the model names."
            ),
            Key(
                "clone",
                \.clone,
                .placed(.flag),
                default: "false",
                "Whether objects have a method that copies them with all that belongs to them."
            ),
            Key(
                "properties",
                \.properties,
                .named(.object(PropertySettings.self)),
                "What is said of attributes, by their names in the model. Of a relationship, only"
                    + " `checks` and `clone` can be said."
            ),
            Key(
                "composites",
                \.composites,
                .named(.object(CompositeSettings.self)),
                "Properties that are stored in several attributes, by their names in the code."
            ),
            Key(
                "initializers",
                \.initializers,
                .named(.list(of: .placed(.text))),
                "Initialisers that take some properties and leave the others at their defaults:"
                    + " the label of the first parameter, and the properties."
            ),
            Key(
                "checks",
                \.checks,
                .ignoredChecks,
                "Warnings and notes that aren't reported about the entity and its properties, by id."
            ),
        ]
    }
}

extension PropertySettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key("name", \.name, .placed(.text), "The name of the property in the code."),
            Key(
                "type",
                \.type,
                .placed(.text),
                "A value type: one that an input in Swift declares."
            ),
            Key(
                "onMissing",
                \.onMissing,
                .choice(MissingValuePolicy.self),
                "What reading a missing value does, where it differs from the rest."
            ),
            Key(
                "ignore",
                \.ignore,
                .flag,
                default: "false",
                "Whether the attribute has no property in the code."
            ),
            Key("readonly", \.readonly, .flag, default: "false", "Whether there is no setter."),
            Key("documentation", \.documentation, .text, "The property's doc comment."),
            Key(
                "clone",
                \.clone,
                .cloneRule,
                "What a copy does with the property: leave it out, take a new value, or take that"
                    + " of the parent's copy."
            ),
            Key(
                "checks",
                \.checks,
                .ignoredChecks,
                "Warnings and notes that aren't reported about the property, by id."
            ),
        ]
    }
}
