import Configuration

/// The User Info keys of other tools that are understood besides those of modelgen.
struct UserInfoAliases: Hashable, Sendable {
    /// Keys of attributes, with what they mean.
    var attributeKeys: [String: UserInfoKey] = [:]
    /// The keys of rules for copies; nil where there are none.
    var clone: CloneKeys?

    struct CloneKeys: Hashable, Sendable {
        var exclude: String
        var rebuild: String
        var followParent: String
        var withoutParent: String
    }
}

extension UserInfoAliases {
    init(_ settings: AliasSettings?) {
        if settings?.mogenerator == true {
            attributeKeys["attributeValueScalarType"] = .type
            attributeKeys["mogenerator.readonly"] = .readonly
        }
        if settings?.swiftGen == true { attributeKeys["RawType"] = .type }
        clone = settings?.clone.map { names in
            CloneKeys(
                exclude: names.exclude ?? "exclude",
                rebuild: names.rebuild ?? "rebuild",
                followParent: names.followParent ?? "followParent",
                withoutParent: names.withoutParent ?? "withoutParent"
            )
        }
    }
}
