import ModelIR

/// A model as declared in its input.
struct ReadModel: Sendable {
    let input: ModelInput
    let model: Model
}
