import Diagnostics
import ModelIR
import SharedLowering

/// The diagnostics for what a model contains and SwiftData can't have, with the nearest way.
func leftOut(of model: Model) -> [Diagnostic] {
    let requests = model.fetchRequests.map { request in
        leftOut(
            "fetch-request",
            "the fetch request '\(request.name)'",
            request.origin,
            "write a FetchDescriptor with a #Predicate"
        )
    }
    let configurations = model.configurations.map { configuration in
        leftOut(
            "configuration",
            "the configuration '\(configuration.name)'",
            configuration.origin,
            "pass a ModelConfiguration for each store, with a Schema of its classes"
        )
    }
    let composites = model.composites.map { composite in
        leftOut(
            "composite",
            "the composite '\(composite.name)'",
            composite.origin,
            "declare a Codable struct, and a property of that type in a class"
        )
    }
    return requests + configurations + composites
}

/// The diagnostics for what SwiftData can't have of an entity.
func leftOut(of entity: Entity) -> [Diagnostic] {
    let composed = Set(entity.compositeProperties.flatMap { $0.columns.map(\.attribute) })
    let attributes = entity.attributes.filter { !$0.isStorable && !composed.contains($0.name) }
        .map { attribute in
            leftOut(
                "attribute",
                "'\(attribute.name)' of '\(entity.name)'",
                attribute.origin,
                reason(attribute)
            )
        }
    let properties = entity.fetchedProperties.map { property in
        leftOut(
            "fetched-property",
            "the fetched property '\(property.name)' of '\(entity.name)'",
            property.origin,
            "fetch its objects with a FetchDescriptor"
        )
    }
    let transient = entity.relationships.filter(\.isTransient).map { link in
        leftOut(
            "relationship",
            "the transient relationship '\(link.name)' of '\(entity.name)'",
            link.origin,
            "declare it '@Transient' in Swift"
        )
    }
    let own = entity.relationships.filter { $0.isItsOwnInverse(in: entity) }.map { link in
        leftOut(
            "relationship",
            "the inverse of '\(link.name)' of '\(entity.name)', which is itself,",
            link.origin,
            "set the relationship of both objects"
        )
    }
    return attributes + properties + transient + own + minimums(of: entity) + identity(of: entity)
        + ordered(entity)
        + dangling(entity)
        + conditions(of: entity) + observers(of: entity) + copies(of: entity)
}

private func reason(_ attribute: Attribute) -> String {
    if attribute.derivation != nil {
        return "nothing derives values when saving; set it when the others change"
    }
    return switch attribute.type {
    case .composite: "declare a property of a Codable struct"
    case .objectID: "store a PersistentIdentifier, which is Codable"
    default: "its type is undefined; give it one, or declare it '@Transient' in Swift"
    }
}

private func leftOut(_ kind: String, _ subject: String, _ origin: Origin, _ advice: String)
    -> Diagnostic
{
    let message = "\(subject) is left out of the code for SwiftData: \(advice)"
    return Diagnostic(.warning, "\(kind).left-out", at: origin.location(of: "name"), message)
}

/// The diagnostics for what distinguishes an entity, beside its name.
private func identity(of entity: Entity) -> [Diagnostic] {
    var found: [String] = []
    if let name = entity.renamingIdentifier, name != entity.name {
        found.append(
            "its former name '\(name)' is left out of the code for SwiftData, which can't rename"
                + " entities: copy the objects in a custom migration stage"
        )
    }
    if entity.versionHashModifier != nil {
        found.append("its hash modifier is left out of the code for SwiftData; change a property's")
    }
    if entity.isAbstract {
        found.append("SwiftData has no abstract classes: objects of this one can be created")
    }
    return found.map { words in
        let place = entity.origin.location(of: "name")
        return Diagnostic(.warning, "entity.left-out", at: place, "'\(entity.name)': \(words)")
    }
}

/// The diagnostics for relationships that keep deleted objects.
private func dangling(_ entity: Entity) -> [Diagnostic] {
    // Without an inverse, nothing refers to the object through it.
    entity.relationships.filter { $0.deleteRule == .noAction && $0.inverse != nil }.map { link in
        Diagnostic(
            .warning,
            "swiftdata.no-action",
            at: link.origin.location(of: "deletionRule"),
            "deleting an object of '\(entity.name)' leaves references to it behind '\(link.name)', and"
                + " SwiftData stops the program when one is read; choose Nullify"
        )
    }
}

/// The diagnostics for minimums that don't apply to an empty relationship in the model, but would in
/// SwiftData, where only an optional array can be without objects.
private func minimums(of entity: Entity) -> [Diagnostic] {
    entity.relationships.compactMap { link in
        guard let minimum = link.effectiveMinimum, link.keptMinimum == nil else { return nil }
        return Diagnostic(
            .warning,
            "relationship.left-out",
            at: link.origin.location(of: "minCount"),
            "'\(link.name)' of '\(entity.name)' is generated without its minimum of"
                + " \(minimum): it may be empty in the model, and SwiftData would refuse that; to keep the minimum, make"
                + " it an optional array with 'modelgen.optionalCollection' in its User Info"
        )
    }
}

private func ordered(_ entity: Entity) -> [Diagnostic] {
    entity.relationships.filter { $0.cardinality == .orderedToMany }.map { link in
        Diagnostic(
            .warning,
            "swiftdata.unordered",
            at: link.origin.location(of: "ordered"),
            "'\(link.name)' of '\(entity.name)' loses its order: relationships of SwiftData have none;"
                + " store a position in '\(link.destination)', and sort by it"
        )
    }
}

private func conditions(of entity: Entity) -> [Diagnostic] {
    entity.properties.compactMap { property in
        guard let condition = property.condition else { return nil }
        return Diagnostic(
            .warning,
            "member.condition-left-out",
            at: property.declaredOrigin.location,
            "'\(property.declaredName)' of '\(entity.name)' is in the code for SwiftData also where"
                + " '\(condition)' does not hold: its macros don't look into '#if'"
        )
    }
}

private func observers(of entity: Entity) -> [Diagnostic] {
    entity.observers.map { observer in
        Diagnostic(
            .warning,
            "member.left-out",
            at: observer.origin.location,
            "the observer of '\(observer.name)' is left out of the code for SwiftData, whose accessors"
                + " run none; write a method that sets the property"
        )
    }
}

private func copies(of entity: Entity) -> [Diagnostic] {
    guard
        entity.code?.isCloned == true || entity.properties.contains(where: { $0.cloneRule != nil })
    else { return [] }
    return [
        Diagnostic(
            .warning,
            "member.left-out",
            at: entity.origin.location(of: "name"),
            "the code for SwiftData has no 'clone' for '\(entity.name)'; create a second object"
        )
    ]
}
