/// The older versions of a model that code is generated for.
package enum VersionChoice: Hashable, Sendable {
    case all
    /// By their names. For example: `Notes 2`.
    case named([String])

    /// For example: `all` for `["all"]`.
    package init(_ names: [String]) {
        self = names == ["all"] ? .all : .named(names)
    }
}
