import Diagnostics
import ModelIR
import SharedLowering

extension ClassLowering {
    /// The diagnostics for values that the code can't have as the model has them.
    var valueDiagnostics: [Diagnostic] {
        members.own.flatMap { member -> [Diagnostic] in
            guard case .attribute(let attribute) = member else { return [] }
            return [
                attribute.manyOptions(of: entity, context.valueTypes),
                attribute.stored.losesDefault ? lostDefault(attribute.attribute) : nil,
                attribute.attribute.isIgnored && attribute.isDemanded
                    ? demanded(attribute.attribute) : nil,
            ].compactMap(\.self)
        }
    }

    private func demanded(_ attribute: Attribute) -> Diagnostic {
        Diagnostic(
            .warning,
            "swiftdata.required-ignored",
            at: attribute.origin.location(of: "name"),
            "'\(attribute.name)' of '\(entity.name)' is ignored, but the initializer takes it: the store requires a"
                + " value; give it a default, or make it optional"
        )
    }

    private func lostDefault(_ attribute: Attribute) -> Diagnostic {
        Diagnostic(
            .warning,
            "attribute.left-out",
            at: attribute.origin.location(of: "defaultValueString"),
            "'\(attribute.name)' of '\(entity.name)' has no default in the code for SwiftData: a"
                + " declaration can't have this one; pass it to the initializer"
        )
    }
}
