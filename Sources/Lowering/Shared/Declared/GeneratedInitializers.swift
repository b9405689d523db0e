import Diagnostics
import ModelIR

/// The generated initializers of a class, in addition to those in its declaration.
///
/// For example: `init(title:rating:)`, and `init(titled:)` for `@Initializer("titled", \.title)`.
package struct GeneratedInitializers {
    private let initializers: ConvenienceInitializers
    /// The declared code of superclasses.
    private let inherited: [CodeDetails]

    package init(_ initializers: ConvenienceInitializers, inherited: [CodeDetails]) {
        self.initializers = initializers
        self.inherited = inherited
    }

    private var entity: Entity { initializers.entity }

    /// Their names as in fragments, the full one first. For example: `init(title:rating:)`.
    private var names: [String] {
        initializers.labels.map { "init(\($0.map { $0 + ":" }.joined()))" }
    }

    /// Whether a member is an initializer that would be a duplicate.
    func contains(_ member: SourceFragment) -> Bool {
        guard member.kind == .convenienceInitializer else { return false }
        // Every object has an initializer without parameters, which an extension can't override.
        return member.name == "init()" || names.contains(member.name)
            || inherited.contains { code in
                code.carriedOver.contains { $0.kind == member.kind && $0.name == member.name }
            }
    }

    /// The diagnostics for declared initializers that the code lacks.
    package func diagnostics(_ target: TargetNames, in model: Model) -> [Diagnostic] {
        (entity.code?.carriedOver ?? []).compactMap { member in
            guard let (severity, words) = problem(of: member) else { return nil }
            return Diagnostic(
                severity,
                "member.left-out",
                at: member.origin.location,
                "'\(member.name)' of '\(entity.name)' is left out of the code for \(target.target): "
                    + words
            )
        }
    }

    private func problem(of member: SourceFragment) -> (Diagnostic.Severity, String)? {
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
        case .initializer:
            // Calls with these arguments in this order select the generated one.
            var rest = initializers.parameters.map(\.name)[...]
            let isCovered = member.name.dropFirst(5).split(separator: ":").dropLast().allSatisfy {
                label in
                rest = rest.drop { $0 != label }
                return rest.popFirst() != nil
            }
            return isCovered ? nil : (.note, "the code has '\(names[0])'")
        default: return nil
        }
    }
}
