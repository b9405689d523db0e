extension AliasSettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "mogenerator",
                \.mogenerator,
                .flag,
                default: "false",
                "`attributeValueScalarType` specifies the value type of an attribute,"
                    + " `attributeValueClassName` the class of a transformable one's values, and"
                    + " `mogenerator.readonly` removes its setter."
            ),
            Key(
                "swiftgen",
                \.swiftGen,
                .flag,
                default: "false",
                "`RawType` specifies the value type of an attribute."
            ),
            Key(
                "clone",
                \.clone,
                .flagOrObject(CloneKeyNames.self),
                default: "false",
                "`exclude`, `rebuild`, `followParent` and `withoutParent` determine how copies of"
                    + " an object get the value of a property. An object renames these keys."
            ),
        ]
    }
}

extension CloneKeyNames: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "exclude",
                \.exclude,
                .text,
                default: #""exclude""#,
                "The User Info key of a property that isn't copied, regardless of the key's value."
            ),
            Key(
                "rebuild",
                \.rebuild,
                .text,
                default: #""rebuild""#,
                "The User Info key of a new value: `uuid` or `now`."
            ),
            Key(
                "followParent",
                \.followParent,
                .text,
                default: #""followParent""#,
                "The User Info key of an attribute of the parent's copy that provides the value."
            ),
            Key(
                "withoutParent",
                \.withoutParent,
                .text,
                default: #""withoutParent""#,
                "The User Info key of the fallback without a parent: `keep` or `blank`."
            ),
        ]
    }
}
