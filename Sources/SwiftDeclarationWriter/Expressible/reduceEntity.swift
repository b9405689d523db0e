import ModelIR
import SwiftNames

extension ExpressibleModel {
    /// Returns the expressible part of an entity, or `nil` if it can't be a class.
    mutating func reduced(_ entity: Entity, _ entities: Set<String>) -> Entity? {
        guard entities.contains(entity.name) else {
            warn(
                "entity.left-out",
                entity.origin,
                "the entity '\(entity.name)' is not written: its name can't be that of a class"
            )
            return nil
        }
        var result = entity
        var losses = Losses()
        if let parent = entity.parent, !entities.contains(parent) {
            losses.reduce(&result.parent, to: nil, "its parent '\(parent)'")
        }
        reduceClass(&result, &losses)
        // A name with a dot is that of a declaration inside of another.
        if let name = entity.nameInCode, name != entity.name, !name.contains(".") {
            losses.reduce(&result.nameInCode, to: nil, "its class's name in Swift '\(name)'")
        }
        losses.reduce(&result.isAbstract, to: false, "being abstract")
        let identifier = entity.renamingIdentifier ?? ""
        losses.reduce(
            &result.renamingIdentifier,
            to: nil,
            "its renaming identifier '\(identifier)'"
        )
        losses.reduce(&result.versionHashModifier, to: nil, "its hash modifier")
        losses.reduce(&result.userInfo, to: [], userInfoWords(entity.userInfo))
        wrap(&result.documentation, 0)
        settings.takeKept(&result.kept)
        result.code = entity.code ?? CodeDetails()
        warn("entity.left-out", entity.origin, entity.name, losses)
        for property in entity.fetchedProperties {
            let name = "\(entity.name).\(property.name)"
            leaveOut("fetched-property.left-out", "fetched property", name, property.origin)
        }
        result.fetchedProperties = []
        result.attributes = entity.attributes.compactMap { reduced($0, of: entity) }
        result.relationships = entity.relationships.compactMap {
            reduced($0, of: entity, entities)
        }
        reduceComposites(&result)
        reduceConstraints(&result)
        reduceIndexes(&result)
        reduceCode(&result)
        return result
    }

    /// Makes the name of an entity's class that of the entity.
    private mutating func reduceClass(_ entity: inout Entity, _ losses: inout Losses) {
        settings.reduce(&entity.codeGeneration, to: nil, .codeGeneration)
        let same = Entity.ClassReference.named(entity.name)
        switch entity.classReference {
        case .unspecified, .empty:
            settings.reduce(&entity.classReference, to: same, .classes)
        case .named(let name), .inCurrentModule(let name), .inModule(_, let name):
            if name == entity.name {
                settings.reduce(&entity.classReference, to: same, .classes)
            } else {
                losses.reduce(&entity.classReference, to: same, "its class '\(name)'")
            }
        }
    }
}
