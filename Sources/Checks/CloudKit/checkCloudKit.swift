import Diagnostics
import ModelIR

/// What keeps a model from being stored in CloudKit; nothing for a model that is not meant for it.
///
/// The store itself would refuse such a model when it is loaded. For example: a unique constraint.
package func checkCloudKit(_ model: Model) -> [Diagnostic] {
    guard model.usedWithCloudKit else { return [] }
    let groups = ConfigurationGroups(model.configurations)
    return model.entities.flatMap { entity in
        let found =
            uniqueConstraints(of: entity)
            + entity.attributes.filter { !$0.isTransient }.flatMap(problems)
            + entity.relationships.flatMap { problems(of: $0, from: entity, groups) }
        return found.map { problem in
            let place = model.location(of: problem.origin)
            let message = "CloudKit refuses \(problem.message) '\(entity.name)\(problem.name)'"
            return Diagnostic(.warning, problem.id, at: place, message + problem.advice)
        }
    }
}

/// Something that CloudKit refuses.
struct CloudKitProblem {
    var id: String
    var origin: Origin
    /// What it is. For example: `the ordered relationship`.
    var message: String
    /// What follows the entity's name. For example: `.photos`.
    var name: String
    /// What to do. For example: `: make it unordered`.
    var advice: String
}

private func uniqueConstraints(of entity: Entity) -> [CloudKitProblem] {
    entity.uniquenessConstraints.indices.map { index in
        let part = "uniquenessConstraints[\(index)]"
        let position = entity.origin.position(of: part)
        return CloudKitProblem(
            id: "cloudkit.unique",
            origin: Origin(source: entity.origin.source, position: position),
            message: "the unique constraint of",
            name: "",
            advice: ": remove it, and merge equal objects in code"
        )
    }
}
