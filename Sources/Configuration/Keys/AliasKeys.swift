extension AliasSettings: KeyedSettings {
    static var keys: [Key<Self>] {
        [
            Key(
                "mogenerator",
                \.mogenerator,
                .flag,
                default: "false",
                "`attributeValueScalarType` names the value type of an attribute, and with"
                    + " `mogenerator.readonly` it has no setter."
            ),
            Key(
                "swiftgen",
                \.swiftGen,
                .flag,
                default: "false",
                "`RawType` names the value type of an attribute."
            ),
            Key(
                "clone",
                \.clone,
                .flagOrObject(CloneKeyNames.self),
                default: "false",
                "`exclude`, `rebuild`, `followParent` and `withoutParent` say what a copy of an"
                    + " object does with a property. An object gives the keys other names."
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
                "The User Info key for what is not copied, whatever its value."
            ),
            Key(
                "rebuild",
                \.rebuild,
                .text,
                default: #""rebuild""#,
                "The User Info key for a new value: `uuid` or `now`."
            ),
            Key(
                "followParent",
                \.followParent,
                .text,
                default: #""followParent""#,
                "The User Info key for the value of an attribute of the parent's copy."
            ),
            Key(
                "withoutParent",
                \.withoutParent,
                .text,
                default: #""withoutParent""#,
                "The User Info key for what holds without a parent: `keep` or `blank`."
            ),
        ]
    }
}
