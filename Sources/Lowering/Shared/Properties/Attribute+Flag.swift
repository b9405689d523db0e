import ModelIR
import SwiftNames

extension Attribute {
    /// The option that a flag is about, as code spells it. For example: `.food`.
    package var flaggedOption: String {
        guard let flag else { return "[]" }
        return flag.option.map { "." + SwiftIdentifier.member($0) }
            ?? ".init(rawValue: 1 << \(flag.bit))"
    }

    /// Whether an option set has the option that a flag is about.
    ///
    /// For example: `newValue.contains(.food)` for `newValue`.
    package func isFlagged(by value: String, isOptional: Bool) -> String {
        isOptional
            ? "\(value)?.contains(\(flaggedOption)) == true" : "\(value).contains(\(flaggedOption))"
    }
}
