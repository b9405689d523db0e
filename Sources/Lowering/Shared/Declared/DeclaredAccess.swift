import ModelIR
import SwiftNames

/// The access levels that the declarations of a model have, for code that keeps them.
///
/// For example: an internal property of a public class stays internal, and so does its type.
package struct DeclaredAccess: Sendable, Hashable {
    /// The levels of types that aren't public, by their name without the types around them.
    private let narrowTypes: [String: AccessLevel]

    package init(_ model: Model) {
        let values = model.valueTypes.map { type in
            (type.ownName, AccessLevel(modifiers: type.access))
        }
        let declared = model.declarations + model.entities.flatMap { $0.code?.carriedOver ?? [] }
        let others = declared.filter { $0.kind != .valueType && $0.declaresType }
            .map { ($0.name, $0.level) }
        narrowTypes = Dictionary(
            (values + others).filter { $0.1 != .public },
            uniquingKeysWith: min
        )
    }

    /// The level of a declaration that names a type.
    ///
    /// - Parameter type: The type as written. For example: `[Place]?`.
    func level(ofTypeNamed type: String) -> AccessLevel {
        guard !narrowTypes.isEmpty else { return .public }
        return identifiers(in: type).compactMap { narrowTypes[$0] }.min() ?? .public
    }
}

extension SourceFragment {
    /// The level that the text, or what was removed from it, declares.
    var level: AccessLevel {
        AccessLevel(modifiers: access ?? declarationWords.map(String.init))
    }
}

extension LoweringOptions {
    /// The options for the class of an entity, with the access of its declaration.
    package func applied(to entity: Entity) -> LoweringOptions {
        guard declaredAccess != nil else { return self }
        var options = self
        options.access = AccessLevel(modifiers: entity.code?.access)
        return options
    }

    /// The modifier that declared members get, with a space after it; empty if they keep their own
    /// access.
    package var memberAccess: String { declaredAccess == nil ? access.modifier : "" }

    /// The modifier of the field for a property, with a space after it. These options must be those
    /// of the class.
    ///
    /// - Parameter type: The type of the field's values.
    package func fieldAccess(of name: String, _ type: String, in entity: Entity) -> String {
        guard let declaredAccess, access != .internal else { return access.modifier }
        let modifiers =
            entity.composite(over: name)?.modifiers
            ?? entity.attributes.first { $0.name == name }?.modifiers
            ?? entity.relationships.first { $0.name == name }?.modifiers
        return min(
            access,
            AccessLevel(modifiers: modifiers),
            declaredAccess.level(ofTypeNamed: type)
        ).modifier
    }

    /// The level of the generated initializer of all properties, unless a parameter's type is narrower: that
    /// of the declared initializers that it replaces. If there are none, it's internal, like Swift's
    /// memberwise initializers.
    package func initializerLevel(of entity: Entity) -> AccessLevel {
        guard declaredAccess != nil else { return access }
        let replaced = (entity.code?.carriedOver ?? []).filter { $0.kind == .initializer }
        return min(applied(to: entity).access, replaced.map(\.level).max() ?? .internal)
    }

    /// The modifier of that initializer, with a space after it.
    package func initializerAccess(of entity: Entity, _ parameters: [Parameter]) -> String {
        let level = initializerLevel(of: entity)
        guard let declaredAccess, level != .internal else { return level.modifier }
        return parameters.map { declaredAccess.level(ofTypeNamed: $0.type) }.reduce(level, min)
            .modifier
    }
}
