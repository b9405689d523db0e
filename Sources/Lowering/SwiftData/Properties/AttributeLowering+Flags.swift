import ModelIR
import SharedLowering
import SwiftNames

/// The stored Boolean properties that say which options a value has, for predicates.
extension AttributeLowering {
    /// The properties, after that of the value.
    var flagViews: [StoredPropertyView] {
        flags.map { flag in
            let stored = StoredProperty(flag, named: flagName(flag), raw: nil, context)
            return StoredPropertyView(
                documentation: isTyped ? [flagDocumentation(flag)] : [],
                declaration: stored.declaration(storedAccess, isUnique: false, context.types)
            )
        }
    }

    /// Reading generated classes finds the options by it.
    private func flagDocumentation(_ flag: Attribute) -> String {
        let option = flag.flag.map { $0.option ?? "\($0.bit)" } ?? ""
        return onOneLine("Whether `\(property.name)` has `\(option)`, for predicates.")
    }

    /// The statements of the setter, after that of the value.
    var flagWrites: [String] {
        flags.map { flag in
            let has = flag.isFlagged(by: "newValue", isOptional: isOptional)
            return "\(setterTarget(SwiftIdentifier.escaped(flagName(flag)))) = \(has)"
        }
    }

    /// The statement of the initializer that calls the setter, which sets the flags.
    var flagAssignment: String? {
        guard isTyped, !flags.isEmpty else { return nil }
        return "self.\(SwiftIdentifier.member(property.name)) = \(blueprint.parameter.escapedName)"
    }

    /// The options with their properties. For example: `(.food, \.topicsHasFood)`.
    var flagPairs: [String] {
        flags.map { "(\($0.flaggedOption), \\.\(SwiftIdentifier.member(flagName($0))))" }
    }

    private func flagName(_ flag: Attribute) -> String { context.names.swiftName(flag.name) }
}
