import Diagnostics
import ModelIR

extension ClonePlanner {
    /// The reason why copies can't follow a rule, based on everything declared about the property.
    func problem(of rule: CloneRule, in place: ClonableClass) -> CloneProblem? {
        let entity = place.entity
        if let composite = entity.compositeProperties.first(where: { $0.name == rule.property }) {
            return rule.kind.problem(
                forOther: "stored in several attributes",
                isRequired: !composite.isOptional
            ).map { CloneProblem($0.id, "'\(rule.property)' \($0.words)") }
        }
        guard let attribute = entity.attribute(of: rule.property) else { return nil }
        let valueType = attribute.valueType
        switch rule.kind {
        case .rebuildUUID, .rebuildNow:
            guard let valueType else { return nil }
            let words = "is of the type '\(valueType)', which copies can't make anew; exclude it"
            return CloneProblem("clone.wrong-type", "'\(rule.property)' \(words)")
        case .followParent:
            if let condition = entity.condition(of: attribute) {
                let words = "stands inside '#if \(condition)', where it can't follow a parent"
                return CloneProblem("clone.wrong-type", "'\(rule.property)' \(words)")
            }
        case .exclude: break
        }
        guard rule.kind.leavesDefault, !attribute.isOptional, attribute.defaultValue != nil,
            !canRepeatDefault(of: attribute, in: entity, isTyped: valueType != nil)
        else { return nil }
        return CloneProblem(
            "clone.required",
            "'\(rule.property)' is required, and its default is code that copies can't repeat; give it a"
                + " constant, or make it optional"
        )
    }

    private func canRepeatDefault(
        of attribute: Attribute,
        in entity: Entity,
        isTyped: Bool
    ) -> Bool {
        switch attribute.defaultValue {
        case nil: false
        case .literal: true
        case .now, .newUUID: !isTyped
        case .empty, .opaque:
            carriedDefault(attribute, types, access: options.initializerLevel(of: entity)) != nil
        }
    }

    /// The reason why other classes can't read an attribute; `nil` if they can.
    func hiding(of attribute: Attribute, of entity: Entity, _ owner: String) -> String? {
        let level = entity.composite(over: attribute.name).map(\.narrowerLevel)
        if let level = level ?? attribute.narrowerLevel, isLeaf(owner) {
            return "which is \(level)"
        }
        return entity.condition(of: attribute).map { "which stands inside '#if \($0)'" }
    }
}

extension CloneRule.Kind {
    /// Whether a copy starts with the default.
    fileprivate var leavesDefault: Bool {
        switch self {
        case .exclude, .followParent(_, withoutParent: .blank): true
        case .rebuildUUID, .rebuildNow, .followParent(_, withoutParent: .keep): false
        }
    }

    /// Whether each copy gets a new value.
    func changes(_ attribute: Attribute) -> Bool {
        if case .exclude = self, case .literal = attribute.defaultValue { return false }
        return true
    }
}
