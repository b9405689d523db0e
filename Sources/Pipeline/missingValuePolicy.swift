import ModelIR
import SharedLowering

extension MissingValuePolicy {
    /// The policy that a declaration or the configuration names.
    package init(_ value: TypedProperty.MissingValue) {
        switch value {
        case .trap: self = .trap
        case .useDefault: self = .useDefault
        }
    }
}
