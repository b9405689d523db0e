import Diagnostics
import ModelIR

/// The initialisers that the code of a class has, beside those that its declaration has.
///
/// For example: `init(title:rating:)`, and `init(titled:)` for `@Initializer("titled", \.title)`.
package struct GeneratedInitializers {
    private let initializers: ConvenienceInitializers

    package init(_ initializers: ConvenienceInitializers) {
        self.initializers = initializers
    }

    private var entity: Entity { initializers.entity }

    /// As fragments are called, the full one first. For example: `init(title:rating:)`.
    private var names: [String] {
        initializers.labels.map { "init(\($0.map { $0 + ":" }.joined()))" }
    }

    /// Whether a member is an initialiser that would be there twice.
    func contains(_ member: SourceFragment) -> Bool {
        member.kind == .convenienceInitializer && names.contains(member.name)
    }

    /// What the code lacks of the declared initialisers.
    package func diagnostics(_ target: TargetNames, in model: Model) -> [Diagnostic] {
        (entity.code?.carriedOver ?? []).compactMap { member in
            guard let (severity, words) = problem(of: member) else { return nil }
            return Diagnostic(
                severity,
                "member.left-out",
                at: model.location(of: member.origin),
                "'\(member.name)' of '\(entity.name)' is left out of the code for \(target.target): "
                    + words
            )
        }
    }

    private func problem(of member: SourceFragment) -> (Diagnostic.Severity, String)? {
        switch member.kind {
        case .convenienceInitializer where contains(member):
            return (.warning, "the code has one of its own with these parameters")
        case .customInitializer:
            let advice = "make it a 'convenience init' that calls 'self.init(…)'"
            return (.warning, "it does more than to set properties to its parameters; " + advice)
        case .initializer:
            // Calls that give these in this order mean the generated one.
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
