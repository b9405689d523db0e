/// A model that every rule of its target has looked at.
struct CheckedModel: Sendable {
    let declared: DeclaredModel
}
