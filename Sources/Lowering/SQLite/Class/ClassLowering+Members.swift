import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

extension ClassLowering {
    func fields(_ links: [LinkLowering]) -> [FieldView] {
        var fields: [FieldView] = []
        fields.reserveCapacity(members.count + links.count)
        if let key { fields.append(key.field) }
        for member in members {
            for (name, type) in member.fields {
                let key = layout.columnName(name)
                fields.append(field("Field", type, name, member.condition, key: key))
            }
        }
        for link in links {
            fields.append(field(link.field.kind, link.field.value, link.name, link.condition))
        }
        return fields
    }

    /// - Parameter key: The name in the store, if it differs from the model's.
    private func field(
        _ kind: String,
        _ value: String,
        _ name: String,
        _ condition: String?,
        key: String? = nil
    ) -> FieldView {
        FieldView(
            options.fieldAccess(of: name, value, in: entity),
            types.modelTypes(kind),
            of: value,
            named: SwiftIdentifier.escaped(names.swiftName(name)),
            SwiftLiteral.string(key ?? name),
            condition: condition
        )
    }

    /// Whether the declaration promises that threads share its objects. Wrapped properties of such a class
    /// can't be `nonisolated`, and so it isn't either.
    var isUncheckedSendable: Bool {
        entity.code?.conformances.contains { $0.name == "@unchecked Sendable" } ?? false
    }

    /// Whether the class itself has a declared member: an extension has to name the types around the class, and
    /// subclasses can't override what it has.
    ///
    /// The class is nonisolated, and so is what it has. If members belong to the module's actor, it has
    /// only those that are overridden.
    var isHeldInClass: (SourceFragment) -> Bool {
        if plan.enclosingType != nil, !memberIsolation.isEmpty { return { _ in true } }
        if plan.children.isEmpty {
            // What sets ask of their elements is called without an actor.
            return {
                memberIsolation.isEmpty && ($0.name.hasPrefix("==") || $0.name == "hash(into:)")
            }
        }
        if !memberIsolation.isEmpty { return { _ in true } }
        let members = schema.family(plan).dropFirst().flatMap { $0.entity.code?.carriedOver ?? [] }
        let overridden = members.filter { $0.declarationWords.contains("override") }.map(\.name)
        return { overridden.contains($0.name) }
    }

    /// The isolation of members that the declaration has beside its properties.
    var memberIsolation: String {
        entity.code?.isNonisolated == true
            ? options.typeIsolation.modifier : options.isolation.modifier
    }

    /// The diagnostics for properties that need a value, but that no initializer takes.
    private func withoutValues(in model: Model) -> [Diagnostic] {
        members.compactMap { member in
            guard let condition = member.condition, member.parameter.isRequired else { return nil }
            let name = member.parameter.name
            return withoutValue(name, of: entity, under: condition, at: member.origin, in: model)
        } + withoutDestination(entity, in: model)
    }

    /// The diagnostics for the class, including those for transient attributes without a value.
    func diagnostics(_ declared: DeclaredInitializers, in model: Model) -> [Diagnostic] {
        let unreadable = members.compactMap { member -> Diagnostic? in
            guard case .attribute(let lowering) = member, !lowering.canBeRead else { return nil }
            return Diagnostic(
                .error,
                "attribute.transient-without-value",
                at: lowering.attribute.origin.location(of: "name"),
                "'\(lowering.attribute.name)' of '\(entity.name)' is never stored, so an object that is"
                    + " read has no value for it; give it a default, or make it optional"
            )
        }
        return unreadable + reservedFunctions(of: entity) + withoutValues(in: model)
            + convenienceInitializers(declared).diagnostics(in: model)
            + generatedInitializers(declared).diagnostics(.sqlite, in: model)
    }
}

extension [MemberLowering] {
    /// The members that initializers take.
    var taken: [MemberLowering] { filter { !$0.isHidden } }

    /// The members inside `#if`, and those that the database computes.
    var hidden: [MemberLowering] { filter(\.isHidden) }
}

extension MemberLowering {
    /// Whether the parameter has a default other than `nil`.
    var hasValue: Bool {
        parameter.defaultValue.map { $0 != "nil" } ?? false
    }
}
