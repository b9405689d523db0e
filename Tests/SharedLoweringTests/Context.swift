import LoweringSupport
import ModelIR
import SwiftNames

@testable import SharedLowering

/// What decides about the properties of an entity, for a target without names of its own.
func context(
    _ entity: Entity,
    _ valueTypes: [ValueType] = [],
    _ options: LoweringOptions = LoweringOptions(),
    hasSubclasses: Bool = false
) -> PropertyContext {
    let target = TargetNames(
        target: "Paper",
        baseClass: "PaperObject",
        reserved: [],
        refusesOwningFamilies: false,
        renamesRelationships: true
    )
    return PropertyContext(
        of: entity,
        PropertyNames(entity, target: target),
        TypeNames(classes: [entity.name]),
        Dictionary(uniqueKeysWithValues: valueTypes.map { ($0.name, $0) }),
        PropertyAccess(options, hasSubclasses: hasSubclasses),
        code: [entity.code].compactMap(\.self),
        options
    )
}
