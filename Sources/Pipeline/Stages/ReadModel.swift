import ModelIR

/// A model as its input states it.
struct ReadModel: Sendable {
    let input: ModelInput
    let model: Model
}
