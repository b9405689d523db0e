import Diagnostics
import ModelIR
import SwiftNames

/// The Swift names of a class's properties, by persistent name.
///
/// Each name is decided in the class that declares the property; subclasses inherit it. For example: `weight` for
/// `weightRaw`, unless the class, a superclass or a subclass also has a `weight`.
package struct PropertyNames: Sendable {
    private var source: Source
    private var swiftNames = Renamings()
    /// The names that the model gives the class's own properties.
    private var given: Set<String> = []
    /// The other names of members: those in code that differ from the model's, including inherited ones, and
    /// helpers.
    private var added: Set<String> = []
    /// The attributes that have different names in the declaration.
    private var renamed: Set<String> = []
    /// The attributes that keep their suffix because every class has a member with the shorter
    /// name.
    private var keptSuffixes: Set<String> = []

    /// What the names are made of. A class, since names are copied often.
    private final class Source: Sendable {
        let target: TargetNames
        /// The types that the code of the class or of related classes names.
        let namedTypes: Set<String>
        /// The attributes of this class, which can need primitive values.
        let attributes: [Attribute]
        let relationships: [Relationship]
        /// The names of properties that macros store in others; empty if the target has no such macros.
        let storedElsewhere: Set<String>
        let scope: NameScope

        init(
            _ entity: Entity,
            _ scope: NameScope,
            _ namedTypes: Set<String>,
            _ target: TargetNames
        ) {
            self.target = target
            self.namedTypes = namedTypes
            self.scope = scope
            attributes = entity.attributes
            relationships = entity.relationships
            storedElsewhere =
                target.storesBehindUnderscores ? Set(entity.properties.storedNames) : []
        }
    }

    /// - Parameters:
    ///   - scope: The place of the class in its hierarchy.
    ///   - isWrittenByHand: Whether the class isn't generated: its attributes keep their names.
    ///   - composites: The composite properties of the class. The attributes behind them keep their names.
    ///   - namedTypes: Types of the model that a property of the same name would shadow.
    package init(
        _ entity: Entity,
        in scope: NameScope = .alone,
        isWrittenByHand: Bool = false,
        composites: [CompositePlan] = [],
        namedTypes: Set<String> = [],
        target: TargetNames
    ) {
        source = Source(entity, scope, namedTypes, target)
        if let inherited = scope.inherited { inherit(from: inherited) }
        let persistent = entity.properties.storedNames
        given.reserveCapacity(persistent.count)
        for name in persistent { given.insert(name) }
        given.formUnion(composites.map(\.property.name))
        if !isWrittenByHand {
            addTypedNames(Set(composites.flatMap(\.attributes).map(\.name)))
        }
        for name in persistent where swiftNames.isEmpty || swiftNames[name] == nil { define(name) }
        for member in entity.code?.carriedOver ?? [] { added.insert(member.baseName) }
    }

    private mutating func inherit(from superclass: PropertyNames) {
        swiftNames = superclass.swiftNames
        added = superclass.added
        renamed = superclass.renamed
        keptSuffixes = superclass.keptSuffixes
    }

    /// Adds the names of typed properties that differ because of the declaration or a suffix.
    ///
    /// - Parameter columns: The attributes behind composite properties.
    private mutating func addTypedNames(_ columns: Set<String>) {
        let attributes = source.attributes
        // By index: attributes are large, and iterating would copy them.
        for index in attributes.indices where attributes[index].code?.name != nil {
            addDeclaredName(of: attributes[index])
        }
        for index in attributes.indices
        where attributes[index].code?.name == nil && hasRawSuffix(attributes[index].name)
            && !columns.contains(attributes[index].name)
        {
            addNameWithoutSuffix(of: attributes[index])
        }
    }

    private mutating func addDeclaredName(of attribute: Attribute) {
        let name = attribute.declaredName
        swiftNames.set(name, for: attribute.name)
        if name != attribute.name { renamed.insert(attribute.name) }
        given.insert(name)
    }

    private mutating func addNameWithoutSuffix(of attribute: Attribute) {
        guard let bare = nameBehindRawSuffix(attribute), !isTaken(bare),
            !source.namedTypes.contains(bare)
        else { return }
        if source.target.reserved.contains(bare) {
            keptSuffixes.insert(attribute.name)
        } else {
            swiftNames.set(bare, for: attribute.name)
            added.insert(bare)
        }
    }

    /// The name of the typed property, without backticks.
    package func swiftName(_ persistentName: String) -> String {
        swiftNames.isEmpty ? persistentName : swiftNames[persistentName] ?? persistentName
    }

    /// The names in the class that declares a property, which can be a superclass.
    func inClass(declaring persistentName: String) -> PropertyNames {
        var names = self
        while !names.given.contains(persistentName), let above = names.source.scope.inherited {
            names = above
        }
        return names
    }

    /// Whether the typed property has a stored one with a different name.
    package func isRaw(_ attribute: Attribute) -> Bool {
        if !renamed.isEmpty, renamed.contains(attribute.name) { return true }
        return nameBehindRawSuffix(attribute).map { swiftNames[attribute.name] == $0 }
            ?? false
    }

    /// Whether a property of the class, of a superclass or of a subclass has the name.
    private func isTaken(_ name: String) -> Bool {
        isMember(name) || source.scope.isBelow(name)
    }

    /// Whether the class has a member of the name, which can be inherited.
    private func isMember(_ name: String) -> Bool {
        given.contains(name) || added.contains(name) || source.scope.isAbove(name)
    }

    /// Whether a property can have a wrapper: the name of the wrapper's storage is free.
    ///
    /// For example: `name`, unless the class also has a `_name`. The storage is private, so subclasses can have
    /// one.
    package func canBeWrapped(_ name: String) -> Bool {
        !isMember(concatenated("_", name))
    }

    /// The name, with underscores added until it's unique.
    package func free(_ name: String) -> String {
        var result = name
        while isTaken(result) || isPrimitive(result) { result += "_" }
        return result
    }

    /// The name of a property's primitive value; `nil` if another property or setter already has
    /// it.
    ///
    /// For example: `primitiveTitle`.
    package func primitive(_ persistentName: String) -> String? {
        let name = SwiftIdentifier.sanitized(
            concatenated("primitive", SwiftIdentifier.capitalized(persistentName))
        )
        // The setter of `PrimitiveTitle` would be that of the primitive value.
        let isFree = !isTaken(name) && !isTaken(SwiftIdentifier.capitalized(name))
        return isFree ? name : nil
    }

    /// A unique name for a helper. For example: `photosStorage`.
    package mutating func helper(_ name: String) -> String {
        let result = free(name)
        added.insert(result)
        return result
    }

    /// The name, or `nil` if a property has it.
    package mutating func optionalHelper(_ name: String) -> String? {
        guard !isPrimitive(name), !isTaken(name) else { return nil }
        added.insert(name)
        return name
    }

    /// Whether a property's primitive value has the name. For example: `primitiveTitle`.
    private func isPrimitive(_ name: String) -> Bool {
        guard name.hasPrefix("primitive") else { return false }
        return source.attributes.contains {
            "primitive" + SwiftIdentifier.capitalized($0.name) == name
        }
            || source.relationships.contains {
                "primitive" + SwiftIdentifier.capitalized($0.name) == name
            }
    }

    private mutating func define(_ name: String) {
        let identifier = SwiftIdentifier.sanitized(name)
        if isUnusable(identifier) {
            swiftNames.set(helper(identifier + "Property"), for: name)
        } else if identifier != name {
            swiftNames.set(helper(identifier), for: name)
        }
    }
}

/// Whether a name can end in `Raw`. Most don't, and comparing bytes is faster.
private func hasRawSuffix(_ name: String) -> Bool {
    let letters = name.utf8
    guard letters.count > 3, letters.last == UInt8(ascii: "w") else { return false }
    return letters.suffix(3).elementsEqual("Raw".utf8)
}

/// For example: `weight` for `weightRaw`. A type with its own stored spelling has no raw storage.
private func nameBehindRawSuffix(_ attribute: Attribute) -> String? {
    guard hasRawSuffix(attribute.name), attribute.name.hasSuffix("Raw") else { return nil }
    let bare = SwiftIdentifier.sanitized(String(attribute.name.dropLast(3)))
    guard attribute.derivation == nil else { return nil }
    switch attribute.type {
    case .undefined, .objectID, .composite: return nil
    default: return bare
    }
}

extension PropertyNames {
    /// The diagnostics for names that generated code can't use unchanged.
    package func renamed(_ entity: Entity, in model: Model) -> [Diagnostic] {
        let (attributes, relationships) = (entity.attributes, entity.relationships)
        let hasReserved =
            attributes.indices.contains { isRenamed(attributes[$0]) }
            || relationships.indices.contains { isRenamed(relationships[$0]) }
            || !source.target.renamesRelationships
                && entity.fetchedProperties.contains { isRenamed($0.name) }
        let kept = keptSuffixes.isEmpty ? [] : withSuffix(entity, in: model)
        return kept + (hasReserved ? renamedReserved(entity, in: model) : [])
    }

    private func withSuffix(_ entity: Entity, in model: Model) -> [Diagnostic] {
        entity.attributes.filter { keptSuffixes.contains($0.name) }.map { attribute in
            Diagnostic(
                .warning,
                "property.reserved-name",
                at: attribute.origin.location(of: "name"),
                "'\(attribute.name.dropLast(3))' is taken in every \(source.target.baseClass); the"
                    + " property of entity '\(entity.name)' is called '\(attribute.name)' in the"
                    + " code; rename it in the model to choose another name"
            )
        }
    }

    private func renamedReserved(_ entity: Entity, in model: Model) -> [Diagnostic] {
        let attributes = entity.attributes.filter(isRenamed)
        let links = entity.relationships.filter(isRenamed)
        return attributes.map { renamed($0.name, $0.origin, entity, in: model) }
            + links.map { link in
                source.target.renamesRelationships
                    ? renamed(link.name, link.origin, entity, in: model)
                    : refused("relationship", link.name, link.origin)
            } + refusedFetchedProperties(of: entity)
    }

    /// Core Data sets a fetched property by its name in the model; other targets have none.
    private func refusedFetchedProperties(of entity: Entity) -> [Diagnostic] {
        guard !source.target.renamesRelationships else { return [] }
        return entity.fetchedProperties.filter { isRenamed($0.name) }.map {
            refused("fetched-property", $0.name, $0.origin)
        }
    }

    private func renamed(_ name: String, _ origin: Origin, _ entity: Entity, in model: Model)
        -> Diagnostic
    {
        Diagnostic(
            .warning,
            "property.reserved-name",
            at: origin.location(of: "name"),
            "'\(name)' \(reason(name)); the property of entity"
                + " '\(entity.name)' is called '\(swiftName(name))' in the code;"
                + " to choose another name, rename it in the model, or set its 'name' in the configuration"
        )
    }

    /// - Parameter kind: For example: `fetched-property`.
    private func refused(_ kind: String, _ name: String, _ origin: Origin) -> Diagnostic {
        let noun = kind.split(separator: "-").joined(separator: " ")
        return Diagnostic(
            .error,
            "\(kind).reserved-name",
            at: origin.location(of: "name"),
            "a \(noun) can't be called '\(name)', which \(reason(name)); rename it in the model"
        )
    }

    private func reason(_ name: String) -> String {
        let identifier = SwiftIdentifier.sanitized(name)
        if source.namedTypes.contains(identifier) {
            return "is a type that the code of the class names"
        }
        return isStorage(identifier)
            ? "is where \(source.target.target) stores '\(identifier.dropFirst())'"
            : "is taken in every \(source.target.baseClass)"
    }

    /// Whether a property gets another name, which nobody has chosen for it.
    private func isRenamed(_ property: some EntityProperty) -> Bool {
        isRenamed(property.name) && property.code?.name == nil
    }

    private func isRenamed(_ name: String) -> Bool { isUnusable(SwiftIdentifier.sanitized(name)) }

    /// Whether a property can't have the name, because the class or its code needs it.
    package func isUnusable(_ identifier: String) -> Bool {
        source.target.reserved.contains(identifier) || isStorage(identifier)
            || !source.namedTypes.isEmpty && source.namedTypes.contains(identifier)
    }

    /// Whether a macro stores another property of the class, or of a subclass, under the name.
    private func isStorage(_ identifier: String) -> Bool {
        guard !source.storedElsewhere.isEmpty, identifier.hasPrefix("_") else { return false }
        let name = String(identifier.dropFirst())
        return source.storedElsewhere.contains(name) || source.scope.isBelow(name)
    }
}
