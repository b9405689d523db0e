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
            let has =
                isOptional
                ? "newValue?.contains(\(option(flag))) == true"
                : "newValue.contains(\(option(flag)))"
            return Breakable.call("setValue", [has, "forKey: \(SwiftLiteral.string(flag.name))"])
        }
    }

    /// For example: `.food`.
    private func option(_ flag: Attribute) -> String {
        guard let flag = flag.flag else { return "[]" }
        return flag.option.map { "." + SwiftIdentifier.member($0) }
            ?? ".init(rawValue: 1 << \(flag.bit))"
    }
}
