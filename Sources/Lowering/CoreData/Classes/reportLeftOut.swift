import Diagnostics
import ModelIR

/// What a declaration says that the code for Core Data does not show.
func leftOut(_ entity: Entity, in model: Model) -> [Diagnostic] {
    // An initialiser is generated in its place.
    let others = (entity.code?.carriedOver ?? []).filter { $0.kind != .initializer }
    let members = others.map { member in
        Diagnostic(
            .warning,
            "member.left-out",
            at: model.location(of: member.origin),
            "'\(member.name)' is left out of the code for Core Data; write it in an extension of"
                + " '\(entity.name)' in a file of your own"
        )
    }
    let conditions = (entity.code?.conditions ?? []).map { condition in
        Diagnostic(
            .warning,
            "member.condition-left-out",
            at: model.location(of: entity.origin),
            "'\(condition.property)' of '\(entity.name)' is in the code for Core Data also where"
                + " '\(condition.condition)' does not hold"
        )
    }
    return members + conditions
}
