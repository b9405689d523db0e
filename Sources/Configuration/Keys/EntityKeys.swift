import ModelIR

extension EntitySettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "generate",
                \.generate,
                .flag,
                default: "true",
                "Whether to generate code for the entity. If not, you write the class, and"
                    + " relationships of other entities still refer to it."
            ),
            Key(
                "class",
                \.classForm,
                .placed(.choice(ClassChoice.self)),
                SettingTexts.classForm + ", if it differs from the general setting."
            ),
            Key(
                "baseClass",
                \.baseClass,
                .placed(.text),
                SettingTexts.baseClass + ", if it differs from the general setting."
            ),
            Key(
                "swiftName",
                \.swiftName,
                .placed(.text),
                "The name of the class in Swift, if it differs from the class in the model."
            ),
            Key(
                "clone",
                \.clone,
                .placed(.flag),
                default: "false",
                "Whether objects have a method that copies them and the objects that belong to"
                    + " them."
            ),
            Key(
                "distributedBy",
                \.distributedBy,
                .placed(.text),
                "The attribute by whose values a PostgreSQL server divides the rows among partitions."
            ),
            Key(
                "properties",
                \.properties,
                .named(.object(PropertySettings.self)),
                "Settings of properties, by their names in the model. Relationships only support"
                    + " `checks`, `clone`, `onMissing` and `optionalCollection`."
            ),
            Key(
                "composites",
                \.composites,
                .named(.object(CompositeSettings.self)),
                "Properties that are stored in several attributes, by their names in code."
            ),
            Key(
                "initializers",
                \.initializers,
                .named(.list(of: .placed(.text))),
                "Initializers that take some properties and leave the others at their defaults,"
                    + " by the label of the first parameter."
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
            Key("name", \.name, .placed(.text), "The name of the property in code."),
            Key(
                "type",
                \.type,
                .placed(.text),
                "A value type that a Swift input declares."
            ),
            Key(
                "onMissing",
                \.onMissing,
                .choice(MissingValuePolicy.self),
                "The behavior of reading a missing value, if it differs from the general setting."
            ),
            Key(
                "flags",
                \.flags,
                .flag,
                default: "false",
                "Whether a Boolean attribute for each option accompanies an option set, for predicates of"
                    + " SwiftData."
            ),
            Key(
                "ignore",
                \.ignore,
                .flag,
                default: "false",
                "Whether the attribute has no property in code."
            ),
            Key(
                "readonly",
                \.readonly,
                .flag,
                default: "false",
                "Whether the property has no"
                    + " setter."
            ),
            Key(
                "optionalCollection",
                \.optionalCollection,
                .flag,
                default: "false",
                "Whether a to-many relationship is an optional array, as SwiftData stores an optional"
                    + " relationship."
            ),
            Key("documentation", \.documentation, .text, "The property's doc comment."),
            Key(
                "clone",
                \.clone,
                .cloneRule,
                "How a copy gets its value: not at all, as a new value, or from the parent's"
                    + " copy."
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
