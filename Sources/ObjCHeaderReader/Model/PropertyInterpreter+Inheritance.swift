extension PropertyInterpreter {
    /// Why a property that a superclass declares, too, isn't one of the subclass: empty if both declare the
    /// same; `nil` if it's none of the superclass, or of another type.
    ///
    /// For example: of `NSMutableString *name`, which an entity inherits as `NSString *name`.
    func reasonForParent(_ property: PropertyFact, _ entity: ClassFact) -> String? {
        guard let (parent, source, owner) = classes.inherited(property.name, by: entity),
            case .property = meaning(parent, from: source, of: owner)
        else { return nil }
        if parent.type.kind == property.type.kind { return "" }
        guard narrows(property.type.kind, parent.type.kind) else { return nil }
        return "'\(owner)' declares it, whose type it has in the model"
    }

    /// Whether Objective-C lets a subclass declare a property with a type again.
    private func narrows(_ kind: TypeFact.Kind, _ parent: TypeFact.Kind) -> Bool {
        switch (kind, parent) {
        case (.object, .anyObject), (.anyObject, .anyObject): return true
        case (.object(let name, let elements), .object(let other, let others)):
            guard classes.isKind(name, of: other) else { return false }
            return others.isEmpty
                || elements.count == others.count
                    && zip(elements, others).allSatisfy { classes.isKind($0, of: $1) }
        default: return false
        }
    }
}
