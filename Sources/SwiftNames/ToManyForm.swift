/// The type of a to-many relationship in code for SQLite.
package enum ToManyForm: String, Sendable, Hashable, CaseIterable {
    /// As declared, where source code declares it: `[Tag]`, `[Tag]?`, `Set<Tag>`. For model files,
    /// `ToMany<Tag>`.
    case declared
    /// `ToMany<Tag>`, which changes and counts members without loading the others.
    case list
}
