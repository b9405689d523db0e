import ModelIR

/// A model with the specifications of User Info and the configuration.
struct DeclaredModel: Sendable {
    let input: ModelInput
    /// The files that were read, as the user specified them, without the configuration.
    let sources: [String]
    let model: Model
}
