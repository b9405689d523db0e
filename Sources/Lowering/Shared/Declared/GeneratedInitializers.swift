import Diagnostics
import ModelIR

/// The generated initializers of a class, in addition to those in its declaration.
///
/// For example: `init(title:rating:)`, and `init(titled:)` for `@Initializer("titled", \.title)`.
package struct GeneratedInitializers {
    private let initializers: ConvenienceInitializers
    /// The declared code of superclasses.
    private let inherited: [CodeDetails]
    /// Those that are part of the class as they were written; `nil` if the target can't have them.
    private let declared: DeclaredInitializers?

    package init(
        _ initializers: ConvenienceInitializers,
        inherited: [CodeDetails],
        declared: DeclaredInitializers? = nil
    ) {
        self.initializers = initializers
        self.inherited = inherited
        self.declared = declared
    }

    private var entity: Entity { initializers.entity }

    /// Their names as in fragments, the full one first. For example: `init(title:rating:)`.
    private var names: [String] {
        let labels = initializers.labels.dropFirst(declared?.replacesMemberwise == true ? 1 : 0)
        return labels.map { "init(\($0.map { $0 + ":" }.joined()))" }
    }

    /// Whether a member is an initializer that would be a duplicate.
    package func contains(_ member: SourceFragment) -> Bool {
        guard member.kind == .convenienceInitializer else { return false }
        if names.contains(member.name) { return true }
        if declared != nil { return false }
        // Every managed object has an initializer without parameters, which an extension can't
        // override.
        return member.name == "init()"
            || inherited.contains { code in
                code.carriedOver.contains { $0.kind == member.kind && $0.name == member.name }
            }
    }

    /// The diagnostics for declared initializers that the code lacks.
    package func diagnostics(_ target: TargetNames, in model: Model) -> [Diagnostic] {
        let own = (entity.code?.carriedOver ?? []).compactMap { member in
            problem(of: member).map {
                leftOut(member, at: member.origin, $0.severity, $0.words, target)
            }
        }
        let words = "its arguments can't be passed on to the superclass; declare it here, too"
        let inherited = (declared?.notInherited ?? []).map {
            leftOut($0, at: entity.origin, .warning, words, target)
        }
        return own + inherited
    }

    private func leftOut(
        _ member: SourceFragment,
        at origin: Origin,
        _ severity: Diagnostic.Severity,
        _ words: String,
        _ target: TargetNames
    ) -> Diagnostic {
        Diagnostic(
            severity,
            "member.left-out",
            at: origin.location,
            "'\(member.name)' of '\(entity.name)' is left out of the code for \(target.target): "
                + words
        )
    }

    private func problem(
        of member: SourceFragment
    ) -> (severity: Diagnostic.Severity, words: String)? {
        if let declared {
            if declared.contains(member) { return nil }
            if let words = declared.problems[member.name] { return (.warning, words) }
        }
        switch member.kind {
        case .convenienceInitializer where contains(member):
            return (.warning, "the class has another one with these parameters")
        case .customInitializer where member.name == "init(from:)":
            return (
                .warning,
                "generated classes can't be decoded; decode a struct, and create objects from it"
            )
        case .customInitializer:
            let advice = "make it a 'convenience init' that calls 'self.init(…)'"
            return (.warning, "it does more than to set properties to its parameters; " + advice)
        case .initializer where !member.isCovered(by: initializers.parameters):
            return (.note, "the code has '\(names[0])'")
        default: return nil
        }
    }
}
