import Diagnostics
import ModelIR

/// What a declaration says that the code for a target does not show.
package func leftOut(
    _ entity: Entity,
    names: TargetNames,
    inherited uses: InheritedUses,
    in model: Model
) -> [Diagnostic] {
    let others = (entity.code?.carriedOver ?? []).filter { member in
        // `GeneratedInitializers` tells of initialisers, the class itself has what is in no store, and
        // types of values have a file of their own.
        ![.initializer, .customInitializer, .transientProperty, .valueType].contains(member.kind)
            && !member.canStandInExtension
            && !member.isRun
    }
    let members = others.map { member in
        Diagnostic(
            .warning,
            "member.left-out",
            at: model.location(of: member.origin),
            member.words(in: entity) + " is left out of the code for \(names.target)"
                + (member.kind == .observer ? "" : ": an extension can't hold it")
        )
    }
    let conditions = [entity.code?.condition].compactMap(\.self).map { condition in
        Diagnostic(
            .warning,
            "member.condition-left-out",
            at: model.location(of: entity.origin),
            "'\(entity.name)' is in the code for \(names.target) also where '\(condition)' does not"
                + " hold: what is stored is the same on every platform"
        )
    }
    let levels = wider(entity, uses.contains(.privateProperties)).map { member in
        Diagnostic(
            .warning,
            "member.access-left-out",
            at: model.location(of: entity.origin(of: member.property)),
            "'\(member.property)' of '\(entity.name)' can be used wherever the class can, in the code for"
                + " \(names.target): '\(member.modifiers.joined(separator: " "))' is left out"
        )
    }
    let setters = uses.contains(.readOnlySetters) ? openSetters(entity, names, in: model) : []
    let shown =
        uses.contains(.conditionalProperties) ? openConditions(entity, names, in: model) : []
    return members + conditions + levels + setters + shown
}

/// The properties that are less protected than the declaration says.
private func wider(_ entity: Entity, _ usesPrivateProperties: Bool) -> [MemberModifiers] {
    (entity.code?.modifiers ?? []).filter { member in
        if member.narrowerLevel != nil { return usesPrivateProperties }
        // The store sets a relationship, from the other side, too.
        return member.modifiers.contains { $0.hasSuffix("(set)") }
            && entity.relationships.contains { $0.name == member.property }
    }
}

/// The attributes that copies of other classes take over, wherever those are made.
private func openConditions(_ entity: Entity, _ names: TargetNames, in model: Model)
    -> [Diagnostic]
{
    // Neither a relationship nor a list of ids is stored itself.
    let others = Set(
        entity.relationships.map(\.name)
            + entity.typedProperties.filter(\.showsIDs).compactMap(\.name)
    )
    return (entity.code?.conditions ?? []).filter { !others.contains($0.property) }.map {
        Diagnostic(
            .warning,
            "member.condition-left-out",
            at: model.location(of: entity.origin(of: $0.property)),
            "'\($0.property)' of '\(entity.name)' is in the code for \(names.target) also where"
                + " '\($0.condition)' does not hold: the classes that inherit it copy it"
        )
    }
}

/// The read-only properties that classes of other files set, too.
private func openSetters(_ entity: Entity, _ names: TargetNames, in model: Model) -> [Diagnostic] {
    entity.typedProperties.filter(\.isReadOnly).map { property in
        Diagnostic(
            .warning,
            "member.access-left-out",
            at: model.location(of: property.origin),
            "'\(property.name ?? property.attribute)' of '\(entity.name)' can be set wherever the module's"
                + " code can use it, in the code for \(names.target): the classes that inherit it set it"
        )
    }
}

extension SourceFragment {
    /// For messages. For example: "the observer of 'title'".
    fileprivate func words(in entity: Entity) -> String {
        switch (kind, name) {
        case (.observer, _): "the observer of '\(name)'"
        case (_, ""): "a member of '\(entity.name)'"
        default: "'\(name)' of '\(entity.name)'"
        }
    }
}
