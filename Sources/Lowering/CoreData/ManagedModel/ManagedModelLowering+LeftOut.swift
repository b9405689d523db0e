import Diagnostics
import ModelIR

extension ManagedModelLowering {
    /// The diagnostics for what the code that builds the model can't express of an attribute.
    ///
    /// - Parameter name: For example: `Item.price`.
    func leftOut(of attribute: Attribute, _ name: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for bound in [minimum(of: attribute), maximum(of: attribute)] where bound.isLeftOut {
            found.append(
                leftOut(
                    attribute,
                    bound.part,
                    "the bound '\(bound.text ?? "")' of '\(name)': values of type"
                        + " \(attribute.type.title) have none; remove it"
                )
            )
        }
        if attribute.validation.pattern != nil, attribute.type != .string {
            found.append(
                leftOut(
                    attribute,
                    "regularExpressionString",
                    "the regular expression of '\(name)', which isn't a string; remove it"
                )
            )
        }
        if let derivation = attribute.derivation, derivation.expression == nil {
            let what = "the derivation of '\(name)', which has no expression; add one"
            found.append(leftOut(attribute, "derived", what))
        }
        if attribute.storage.isStoredInTruthFile {
            let what = "the external record of '\(name)', which Core Data doesn't support anymore"
            found.append(leftOut(attribute, "storedInTruthFile", what))
        }
        if case .literal = attribute.defaultValue, attribute.type.isEncoded {
            let what = "the default of '\(name)', whose values are encoded; set it in code"
            found.append(leftOut(attribute, "default", what))
        }
        return found
    }

    private func leftOut(_ attribute: Attribute, _ part: String, _ what: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "attribute.left-out",
            at: attribute.origin.location(of: part),
            "the code that builds the model omits \(what)"
        )
    }
}
