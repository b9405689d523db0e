import Diagnostics
import ModelIR

extension ClonePlanner {
    /// What is to say about rules that can't be followed, and about copies that can't be saved.
    func diagnostics(in model: Model) -> [Diagnostic] {
        classes.flatMap { place -> [Diagnostic] in
            guard isReached(place.name) else { return unreachable(place, in: model) }
            return place.rules.flatMap { followed($0, of: place, in: model) }
                + withoutClass(place, in: model) + duplicates(place, in: model)
        }
    }

    /// Rules for objects that nothing copies.
    private func unreachable(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        guard let rule = place.rules.first else { return [] }
        return [
            Diagnostic(
                .warning,
                "clone.unreachable",
                at: model.location(of: rule.origin),
                "what is said of copies has no effect: nothing copies '\(place.entity.name)', neither by"
                    + " itself nor with another object; set 'clone' of the entity to true"
            )
        ]
    }

    /// The objects there are of no class that could have the method.
    private func withoutClass(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        place.entity.relationships.filter { relationship in
            !relationship.isTransient && belongs(relationship) && !hasClass(relationship)
                && !place.hasRule(for: relationship)
        }.map { relationship in
            Diagnostic(
                .warning,
                "clone.no-class",
                at: model.location(of: relationship.origin, part: "name"),
                "copies of '\(place.entity.name)' have no '\(relationship.name)': entity"
                    + " '\(relationship.destination)' has no class that could be copied"
            )
        }
    }

    /// Of two objects with one unique value, saving keeps one.
    private func duplicates(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        let rules = Set(place.rules.map(\.property))
        let changed = Set(
            place.entity.attributes.map(\.name).filter { name in
                rules.contains(name) || rules.contains(place.entity.propertyName(of: name))
            }
        )
        return place.entity.uniquenessConstraints.filter { $0.allSatisfy { !changed.contains($0) } }
            .compactMap { names in
                guard
                    let attribute = place.entity.attributes.first(where: { $0.name == names.first })
                else { return nil }
                let list = names.map { "'\($0)'" }.joined(separator: ", ")
                return Diagnostic(
                    .warning,
                    "clone.duplicate",
                    at: model.location(of: attribute.origin, part: "name"),
                    "a copy has the \(list) of its original, which is to be unique, so that only one of"
                        + " them can be saved; say what a copy gets instead"
                )
            }
    }
}

// MARK: - Following a parent

extension ClonePlanner {
    private func followed(_ rule: CloneRule, of place: ClonableClass, in model: Model)
        -> [Diagnostic]
    {
        guard case .followParent(let name, _) = rule.kind,
            let attribute = place.entity.attribute(of: rule.property)
        else { return [] }
        let location = model.location(of: rule.origin)
        let owners = owners(of: [place.name])
        guard !owners.isEmpty else {
            return [
                Diagnostic(
                    .warning,
                    "clone.no-parent",
                    at: location,
                    "'\(rule.property)' never follows a parent: '\(place.entity.name)' is copied with no"
                        + " other object"
                )
            ]
        }
        return owners.compactMap { owner in
            problem(attribute, of: place, following: name, of: owner).map { problem in
                Diagnostic(.error, problem.id, at: location, problem.message)
            }
        }
    }

    private func problem(
        _ attribute: Attribute,
        of place: ClonableClass,
        following name: String,
        of owner: String
    ) -> (id: String, message: String)? {
        let entities = line(of: owner).map(\.entity)
        guard let (entity, parent) = attributeOfParent(name, owner) else {
            let known = entities.flatMap(\.attributes).map(\.name)
            let nearest = didYouMean(nearestName(to: name, in: known))
            return ("clone.unknown-attribute", "'\(owner)' has no attribute '\(name)'" + nearest)
        }
        let own = place.entity.valueType(of: attribute)
        guard parent.type == attribute.type, entity.valueType(of: parent) == own else {
            let message =
                "'\(attribute.name)' can't take the value of '\(owner).\(name)', which has another type"
            return ("clone.wrong-type", message)
        }
        guard attribute.isOptional || !parent.isOptional else {
            let message =
                "'\(attribute.name)' is required and can't take that of '\(owner).\(name)', which may be"
                + " missing"
            return ("clone.wrong-type", message)
        }
        return nil
    }

    /// The attribute of a class or of one above it, by its name in the store or in the code.
    func attributeOfParent(_ name: String, _ owner: String) -> (Entity, Attribute)? {
        line(of: owner).map(\.entity).lazy.compactMap { entity in
            entity.attribute(of: name).map { (entity, $0) }
        }.first
    }
}

extension Entity {
    /// The attribute behind a property, or of that name.
    package func attribute(of property: String) -> Attribute? {
        let name = typedProperties.first { $0.name == property }?.attribute ?? property
        return attributes.first { $0.name == name } ?? attributes.first { $0.name == name + "Raw" }
    }

    fileprivate func propertyName(of attribute: String) -> String {
        let composite = compositeProperties.first { property in
            property.discriminator == attribute
                || property.columns.contains { $0.attribute == attribute }
        }
        return composite?.name
            ?? typedProperties.first { $0.attribute == attribute }?.name ?? attribute
    }

    /// The name of the type of an attribute's values, where it is not simply what is stored.
    fileprivate func valueType(of attribute: Attribute) -> String? {
        typedProperties.first { $0.attribute == attribute.name }?.valueType
    }
}
