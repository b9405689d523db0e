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
            ].compactMap(\.self)
        }
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
