import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// The stored Boolean values that say which options a value has, for SwiftData's predicates on the same
/// store.
extension AttributeLowering {
    /// The statements of the setter, after that of the value.
    var flagWrites: [String] {
        flags.map { flag in
            let has = flag.isFlagged(by: "newValue", isOptional: isOptional)
            return Breakable.call("setValue", [has, "forKey: \(SwiftLiteral.string(flag.name))"])
        }
    }
}
