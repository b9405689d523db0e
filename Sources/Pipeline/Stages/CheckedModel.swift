/// A model that all rules of its target have checked.
struct CheckedModel: Sendable {
    let declared: DeclaredModel
}
