import SharedLowering
import ValuesLowering
import VersionLowering

/// The code for one model: the parts of its target, and its value types.
struct LoweredCode<Parts: LoweredModel>: Sendable {
    let input: ModelInput
    /// For example: `HealthNotes`.
    let name: String
    /// The files that were read, as the user specified them.
    let sources: [String]
    let parts: Parts
    /// `nil` if the model has no value types.
    let values: ValuesFileView?
    /// `nil` unless the user asked for older versions.
    let versions: LoweredVersions?
}
