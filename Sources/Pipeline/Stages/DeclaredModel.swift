import ModelIR

/// A model with what User Info and the configuration say about its code.
struct DeclaredModel: Sendable {
    let input: ModelInput
    /// The files that were read, as the user named them, without the configuration.
    let sources: [String]
    let model: Model
}
