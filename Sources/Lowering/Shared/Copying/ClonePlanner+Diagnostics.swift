import Diagnostics
import ModelIR

extension ClonePlanner {
    /// The diagnostics for rules that can't be followed, and for copies that can't be saved.
    func diagnostics(in model: Model) -> [Diagnostic] {
        classes.flatMap { place -> [Diagnostic] in
            guard isReached(place.name) else { return unreachable(place, in: model) }
            return place.rules.flatMap { problems(of: $0, in: place, in: model) }
                + ofUsersFamily(place, in: model) + namedAsTheMethod(place, in: model)
                + withoutClass(place, in: model)
                + duplicates(place, in: model)
        }
    }

    private func problems(of rule: CloneRule, in place: ClonableClass, in model: Model)
        -> [Diagnostic]
    {
        guard let problem = problem(of: rule, in: place) else {
            return followed(rule, of: place, in: model)
        }
        return [problem.diagnostic(at: rule.origin.location)]
    }

    /// The diagnostics for rules of objects that are never copied.
    private func unreachable(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        if place.form == .leftOut { return ofLeftOut(place, in: model) }
        guard let rule = place.rules.first else { return [] }
        return [
            Diagnostic(
                .warning,
                "clone.unreachable",
                at: rule.origin.location,
                "what is said of copies has no effect: nothing copies '\(place.entity.name)', neither by"
                    + " itself nor with another object; write '@Clone' before the class, or 'modelgen.clone' ="
                    + " 'YES' into its User Info"
            )
        ]
    }

    private func ofLeftOut(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        guard place.entity.code?.isCloned == true else { return [] }
        return [
            Diagnostic(
                .warning,
                "clone.unreachable",
                at: place.entity.origin.location(of: "name"),
                "what is said of copies has no effect: there is no code for '\(place.entity.name)', which"
                    + " is left out"
            )
        ]
    }

    /// The diagnostics for hand-written classes in a family: subclasses override the copying
    /// method, and extensions can't.
    private func ofUsersFamily(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        let top = line(of: place.name).first?.name ?? place.name
        let family = members(from: top)
        guard place.form != .leftOut, family.count > 1,
            let other = family.compactMap({ indices[$0].map { classes[$0] } })
                .first(where: { $0.form != .definition })
        else { return [] }
        return [
            Diagnostic(
                .error,
                "clone.users-class",
                at: place.entity.origin.location(of: "name"),
                "objects of '\(place.name)' can't be copied: every class of its family overrides the"
                    + " method, and '\(other.name)' is written by hand; let its class be generated, or"
                    + " don't copy '\(place.entity.name)'"
            )
        ]
    }

    /// The diagnostics for a property that conflicts with the method `clone()`.
    private func namedAsTheMethod(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        guard family(of: place.name)?.hasPlainMethod ?? false else { return [] }
        let attributes = place.entity.attributes.filter {
            place.entity.propertyName(of: $0) == "clone"
        }
        let origins =
            attributes.map(\.origin)
            + place.entity.relationships.filter { $0.name == "clone" }.map(\.origin)
        return origins.prefix(1).map { origin in
            Diagnostic(
                .error,
                "clone.name-taken",
                at: origin.location(of: "name"),
                "'clone' is the method that copies '\(place.entity.name)'; give the property another name in"
                    + " the code"
            )
        }
    }

    /// The diagnostics for objects without a class that could have the method.
    private func withoutClass(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        place.entity.relationships.filter { relationship in
            !relationship.isTransient && belongs(relationship) && !hasClass(relationship)
                && !place.hasRule(for: relationship)
        }.map { relationship in
            Diagnostic(
                .warning,
                "clone.no-class",
                at: relationship.origin.location(of: "name"),
                "copies of '\(place.entity.name)' have no '\(relationship.name)': entity"
                    + " '\(relationship.destination)' has no class that could be copied; "
                    + (isLeftOut(relationship) ? "don't leave it out" : "give it one")
                    + ", or exclude the relationship"
            )
        }
    }

    private func isLeftOut(_ relationship: Relationship) -> Bool {
        classByEntity[relationship.destination] != nil
    }

    /// The diagnostics for copies of unique values: saving keeps only one of the duplicates.
    private func duplicates(_ place: ClonableClass, in model: Model) -> [Diagnostic] {
        let changed = Set(
            place.entity.attributes.filter { attribute in
                let names = [attribute.name, place.entity.propertyName(of: attribute)]
                return place.rules.contains { rule in
                    names.contains(rule.property) && rule.kind.changes(attribute)
                }
            }.map(\.name)
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
                    at: attribute.origin.location(of: "name"),
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
        let location = rule.origin.location
        let owners = owners(of: [place.name])
        guard !owners.isEmpty else {
            return [
                Diagnostic(
                    .warning,
                    "clone.no-parent",
                    at: location,
                    "'\(rule.property)' never follows a parent: no relationship copies"
                        + " '\(place.entity.name)' together with another object; remove the rule, or"
                        + " add a relationship"
                )
            ]
        }
        return owners.compactMap { owner in
            problem(attribute, of: place, following: name, of: owner)?.diagnostic(at: location)
        }
    }

    private func problem(
        _ attribute: Attribute,
        of place: ClonableClass,
        following name: String,
        of owner: String
    ) -> CloneProblem? {
        let entities = line(of: owner).map(\.entity)
        guard let (entity, parent) = attributeOfParent(name, owner) else {
            let known = entities.flatMap(\.attributes).map(\.name)
            let nearest = didYouMean(nearestName(to: name, in: known))
            return CloneProblem(
                "clone.unknown-attribute",
                "'\(owner)' has no attribute '\(name)'" + nearest
            )
        }
        let start = "'\(attribute.name)' can't take the value of '\(owner).\(name)', "
        guard parent.type == attribute.type, parent.valueType == attribute.valueType,
            parent.customClassName == attribute.customClassName
        else {
            return CloneProblem(
                "clone.wrong-type",
                start + "which has another type; follow one of its own type"
            )
        }
        if let hiding = hiding(of: parent, of: entity, owner) {
            return CloneProblem("clone.wrong-type", start + hiding)
        }
        guard attribute.isOptional || !parent.isOptional else {
            let message =
                "'\(attribute.name)' is required and can't take that of '\(owner).\(name)', which may be"
                + " missing"
            return CloneProblem("clone.wrong-type", message)
        }
        return nil
    }

    /// An attribute of a class or its superclasses, by its name in the store or in the code.
    func attributeOfParent(_ name: String, _ owner: String) -> (Entity, Attribute)? {
        line(of: owner).map(\.entity).lazy.compactMap { entity in
            entity.attribute(of: name).map { (entity, $0) }
        }.first
    }
}

/// The reason why copies can't follow a rule.
struct CloneProblem {
    private let id: String
    private let message: String

    init(_ id: String, _ message: String) {
        self.id = id
        self.message = message
    }

    func diagnostic(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, id, at: location, message)
    }
}
