import Configuration

/// The User Info keys of other tools that are recognized in addition to those of modelgen.
struct UserInfoAliases: Hashable, Sendable {
    /// The corresponding keys for the aliases of attributes.
    var attributeKeys: [String: UserInfoKey] = [:]
    /// The key of the class of a transformable attribute's values, as mogenerator has it; `nil` if there is none.
    var valueClassKey: String?
    /// The keys of rules for copying; `nil` if there are none.
    var clone: CloneKeys?

    struct CloneKeys: Hashable, Sendable {
        var exclude: String
        var rebuild: String
        var followParent: String
        var withoutParent: String
    }
}

extension UserInfoAliases {
    /// mogenerator's key for the type of an attribute's values, which can be one of C.
    static let scalarType = "attributeValueScalarType"

    init(_ settings: AliasSettings?) {
        if settings?.mogenerator == true {
            attributeKeys[Self.scalarType] = .type
            attributeKeys["mogenerator.readonly"] = .readonly
            valueClassKey = "attributeValueClassName"
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
