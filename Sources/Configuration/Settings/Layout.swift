/// How the generated code is divided into files.
package enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One file per entity.
    case entity
    /// One file per model, named after it.
    case single
}
