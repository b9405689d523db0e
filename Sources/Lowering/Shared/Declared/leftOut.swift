import Diagnostics
import ModelIR

/// The diagnostics for declared code that a target's code doesn't contain.
///
/// - Parameter isHeld: Whether the class itself contains a member that extensions can't.
package func leftOut(
    _ entity: Entity,
    names: TargetNames,
    except isHeld: (SourceFragment) -> Bool = { _ in false },
    inherited uses: InheritedUses,
    in model: Model
) -> [Diagnostic] {
    let others = ((entity.code?.carriedOver ?? []) + entity.observers).filter { member in
        // `GeneratedInitializers` reports initializers, the class itself contains transient
        // properties, and value types have their own file.
        ![.initializer, .customInitializer, .transientProperty, .valueType].contains(member.kind)
            && !member.canStandInExtension(names) && !isHeld(member)
            && !member.isRun
    }
    let members = others.map { member in
        Diagnostic(
            .warning,
            "member.left-out",
            at: member.origin.location,
            member.words(in: entity) + " is left out of the code for \(names.target)"
                + (member.kind == .observer ? "" : ": an extension can't hold it")
        )
    }
    let conditions = [entity.code?.condition].compactMap(\.self).map { condition in
        Diagnostic(
            .warning,
            "member.condition-left-out",
            at: entity.origin.location,
            "'\(entity.name)' is in the code for \(names.target) also where '\(condition)' does not"
                + " hold: what is stored is the same on every platform"
        )
    }
    let levels = wider(entity, uses).map { property in
        Diagnostic(
            .warning,
            "member.access-left-out",
            at: property.declaredOrigin.location,
            "'\(property.declaredName)' of '\(entity.name)' can be used wherever the class can, in the"
                + " code for \(names.target): '\(property.modifiers.joined(separator: " "))' is left out"
        )
    }
    let setters = uses.contains(.readOnlySetters) ? openSetters(entity, names, in: model) : []
    let shown =
        uses.contains(.conditionalProperties) ? openConditions(entity, names, in: model) : []
    return members + printed(entity, names) + conditions + levels + setters + shown
}

/// The diagnostics for protocols that a class can't conform to again.
private func printed(_ entity: Entity, _ names: TargetNames) -> [Diagnostic] {
    guard !names.addsStandardMembers else { return [] }
    return (entity.code?.conformances ?? []).filter(\.isPrinted).map { conformance in
        Diagnostic(
            .warning,
            "member.left-out",
            at: conformance.origin.location,
            "'\(entity.name)' is generated for \(names.target) without '\(conformance.name)', to which"
                + " every \(names.baseClass) conforms"
        )
    }
}

/// The properties whose access is wider than declared.
private func wider(_ entity: Entity, _ uses: InheritedUses) -> [Property] {
    guard entity.has({ !$0.modifiers.isEmpty }) else { return [] }
    let narrower = entity.stored.filter {
        $0.narrowerLevel != nil && uses.contains(.privateProperties)
    }
    let setters = entity.relationships.filter {
        $0.narrowerSetter != nil && uses.contains(.relationshipSetters)
    }
    return narrower + setters.map(\.property)
}

/// The diagnostics for conditional properties that subclasses copy, so that they always exist.
private func openConditions(_ entity: Entity, _ names: TargetNames, in model: Model)
    -> [Diagnostic]
{
    guard entity.has({ $0.condition != nil }) else { return [] }
    return entity.properties.compactMap { property in
        // Relationships and lists of ids aren't stored directly.
        guard let condition = property.condition, property.kind != .relationship,
            property.code?.showsIDs != true
        else { return nil }
        return Diagnostic(
            .warning,
            "member.condition-left-out",
            at: property.declaredOrigin.location,
            "'\(property.declaredName)' of '\(entity.name)' is in the code for \(names.target) also"
                + " where '\(condition)' does not hold: the classes that inherit it copy it"
        )
    }
}

/// The diagnostics for read-only properties that subclasses set from other files.
private func openSetters(_ entity: Entity, _ names: TargetNames, in model: Model) -> [Diagnostic] {
    guard entity.has(\.isReadOnly) else { return [] }
    return entity.attributes.filter(\.isReadOnly).map { attribute in
        Diagnostic(
            .warning,
            "member.access-left-out",
            at: attribute.declaredOrigin.location,
            "'\(attribute.declaredName)' of '\(entity.name)' can be set wherever the module's"
                + " code can use it, in the code for \(names.target): the classes that inherit it set it"
        )
    }
}

extension SourceFragment {
    /// The member's name in messages. For example: "the observer of 'title'".
    fileprivate func words(in entity: Entity) -> String {
        switch (kind, name) {
        case (.observer, _): "the observer of '\(name)'"
        case (_, ""): "a member of '\(entity.name)'"
        default: "'\(name)' of '\(entity.name)'"
        }
    }
}
