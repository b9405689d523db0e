import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

extension ClassPlans {
    /// Reports names that classes can't have, and how the classes differ from the model.
    func report(in model: Model, _ diagnostics: inout DiagnosticSink) {
        reportAliases(&diagnostics)
        reportRepeatedClasses(
            classes,
            name: \.qualifiedName,
            parts: { ($0.name, $0.entity) },
            at: "name",
            &diagnostics
        )
        for plan in classes {
            reportName(plan, &diagnostics)
            reportLosses(plan, &diagnostics)
        }
        reportSystems(&diagnostics)
        for (entity, link) in required.open { diagnostics.report(openCycle(link, of: entity)) }
        reportInferredInverses(in: model, &diagnostics)
    }

    private func reportName(_ plan: ClassPlan, _ diagnostics: inout DiagnosticSink) {
        let place = plan.entity.origin.location(of: "name")
        if !SwiftIdentifier.isTypeName(plan.name) {
            diagnostics.report(keywordAsType("class", plan.name, place))
        } else if modules.contains(plan.name) {
            diagnostics.report(moduleAsType(plan.name, place))
        } else if TargetNames.swiftData.reserved.contains(plan.name) || members.contains(plan.name)
        {
            diagnostics.report(memberAsType(plan.name, place))
        }
        guard plan.name != plan.entity.name else { return }
        let message =
            "the class of '\(plan.entity.name)' is called '\(plan.name)', since SwiftData names"
            + " entities for their classes; the objects of '\(plan.entity.name)' move"
        diagnostics.report(Diagnostic(.note, "swiftdata.class-name", at: place, message))
    }

    /// Reports once that the names of classes in the model are aliases.
    private func reportAliases(_ diagnostics: inout DiagnosticSink) {
        let aliases = classes.compactMap { plan in plan.alias.map { (name: $0, plan: plan) } }
        guard let first = aliases.first else { return }
        let others =
            switch aliases.count {
            case 1: " is an alias"
            case 2: " and '\(aliases[1].name)' are aliases"
            default: " and \(aliases.count - 1) other names of classes are aliases"
            }
        let message =
            "'\(first.name)'\(others): SwiftData names entities for their classes, so the class of"
            + " '\(first.plan.entity.name)' is called '\(first.plan.name)'"
        let place = first.plan.entity.origin.location(of: "name")
        diagnostics.report(Diagnostic(.note, "swiftdata.class-name", at: place, message))
    }

    private func memberAsType(_ name: String, _ place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error,
            "type.reserved-name",
            at: place,
            "a class can't be called '\(name)', which is a member of every PersistentModel; rename the"
                + " entity"
        )
    }

    private func reportLosses(_ plan: ClassPlan, _ diagnostics: inout DiagnosticSink) {
        let constraints = ConstraintPlan(plan.entity, ancestors: plan.ancestors)
        for (constraint, place, name) in constraints.missing {
            let part = "uniquenessConstraints[\(constraint)][\(place)]"
            let message =
                "a unique constraint of '\(plan.entity.name)' is left out of the code for SwiftData:"
                + " '\(name)' isn't a stored property there"
            let place = plan.entity.origin.location(of: part)
            diagnostics.report(
                Diagnostic(.warning, "uniqueness-constraint.left-out", at: place, message)
            )
        }
        for (index, words) in constraints.losses {
            let message =
                "the index '\(index.name ?? "")' of '\(plan.entity.name)' isn't the same in the code for"
                + " SwiftData: \(words)"
            let place = index.origin.location(of: "name")
            diagnostics.report(Diagnostic(.warning, "index.left-out", at: place, message))
        }
    }

    /// Tells once for each reason which systems the classes need.
    private func reportSystems(_ diagnostics: inout DiagnosticSink) {
        for requirement in [SystemRequirement.constraints, .inheritance] {
            let needing = classes.filter { $0.requirement == requirement }
            guard let first = needing.first else { continue }
            let reason =
                requirement == .inheritance ? "inheritance of models" : "'#Unique' and '#Index'"
            let others =
                switch needing.count {
                case 1: ""
                case 2: " and a related class"
                default: " and \(needing.count - 1) related classes"
                }
            let message =
                "'\(first.name)'\(others) can be used from \(requirement.words), whose SwiftData has"
                + " \(reason)"
            let place = first.entity.origin.location(of: "name")
            diagnostics.report(Diagnostic(.note, "swiftdata.newer-system", at: place, message))
        }
    }

    private func openCycle(_ link: Relationship, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .warning,
            "swiftdata.required-cycle",
            at: link.origin.location(of: "name"),
            "'\(link.name)' of '\(entity.name)' is optional in the code for SwiftData: an initializer"
                + " has to set a required object, and '\(link.destination)' requires this one first"
        )
    }

    /// Reports relationships without an inverse that SwiftData would pair by itself.
    private func reportInferredInverses(in model: Model, _ diagnostics: inout DiagnosticSink) {
        var open: [[String]: [Relationship]] = [:]
        var sides: [[String]: InverseSide] = [:]
        for plan in classes {
            for link in plan.entity.relationships
            where !link.isTransient
                && (link.inverse == nil || link.isItsOwnInverse(in: plan.entity))
            {
                open[[plan.entity.name, link.destination], default: []].append(link)
                sides[[plan.entity.name, link.name]] = side(link, of: plan.entity, in: model)
            }
        }
        for pair in open.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let isOne = pair[0] == pair[1]
            guard let links = open[pair], links.count == (isOne ? 2 : 1),
                let others = open[[pair[1], pair[0]]], others.count == links.count,
                let link = links.first, let other = others.last,
                let side = sides[[pair[0], link.name]],
                let otherSide = sides[[pair[1], other.name]],
                side.isInferredInverse(of: otherSide)
            else { continue }
            let state = link.inverse == nil ? "has no inverse in the model" : "is its own inverse"
            let message =
                "'\(link.name)' of '\(pair[0])' \(state), and SwiftData takes"
                + " '\(pair[1]).\(other.name)' for it; declare them inverses, or remove one"
            let place = link.origin.location(of: "name")
            diagnostics.report(
                Diagnostic(.warning, "swiftdata.inferred-inverse", at: place, message)
            )
        }
    }
}

extension ClassPlans {
    /// What SwiftData's rules about inverses need to know of a relationship in the code.
    private func side(_ link: Relationship, of entity: Entity, in model: Model) -> InverseSide {
        let isToMany = link.cardinality != .toOne
        return InverseSide(
            isToMany: isToMany,
            isOptional: isToMany
                ? link.isOptionalCollection(of: entity, in: model)
                : !required.contains(link, of: entity)
        )
    }
}

extension Relationship {
    /// Whether the code has an optional array, as CloudKit requires.
    func isOptionalCollection(of entity: Entity, in model: Model) -> Bool {
        model.isForCloudKit(entity) || code?.isOptionalCollection == true
    }
}

/// The modules that can qualify types in the code.
private let modules: WordSet = ["Foundation", "ModelTypes", "Swift", "SwiftData"]

/// The members that a property can be named after, but that would shadow a class of that name.
private let members: WordSet = ["hasChanges", "hash", "isDeleted"]
