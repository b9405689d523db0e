import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

extension ManagedModelLowering {
    /// The settings of an entity. For example: `isAbstract: true`.
    func settings(of entity: Entity) -> [String] {
        var settings: [String] = []
        if let parent = entity.parent { settings.append("parent: " + SwiftLiteral.string(parent)) }
        if entity.isAbstract { settings.append("isAbstract: true") }
        settings += identity(
            entity.renamingIdentifier,
            entity.versionHashModifier,
            entity.userInfo
        )
        if let name = kept("coreSpotlightDisplayNameExpression", entity.kept) {
            settings.append("spotlightDisplayName: " + SwiftLiteral.string(name))
        }
        if !entity.uniquenessConstraints.isEmpty {
            let constraints = entity.uniquenessConstraints.map(literals)
            settings.append("uniquenessConstraints: " + Breakable.array(constraints))
        }
        let indexes =
            impliedIndexes(of: entity) + entity.indexes.compactMap { index($0, of: entity) }
        if !indexes.isEmpty { settings.append("indexes: " + Breakable.array(indexes)) }
        return settings
    }

    /// The text of a part of a model file that has no counterpart in other inputs; `nil` if it's empty.
    func kept(_ name: String, _ kept: [NamedText]) -> String? {
        kept.first { $0.name == name && !$0.text.isEmpty }?.text
    }

    /// The settings that entities and properties share.
    func identity(
        _ renamingIdentifier: String?,
        _ versionHashModifier: String?,
        _ userInfo: [NamedText]
    ) -> [String] {
        var settings: [String] = []
        if let renamingIdentifier {
            settings.append("renamingIdentifier: " + SwiftLiteral.string(renamingIdentifier))
        }
        if let versionHashModifier {
            settings.append("versionHashModifier: " + SwiftLiteral.string(versionHashModifier))
        }
        // Entries for modelgen concern the code only.
        var names: Set<String> = []
        let entries = userInfo.filter {
            !$0.name.hasPrefix("modelgen.") && names.insert($0.name).inserted
        }.map { SwiftLiteral.string($0.name) + ": " + SwiftLiteral.string($0.text) }
        if !entries.isEmpty { settings.append("userInfo: " + Breakable.array(entries)) }
        return settings
    }

    /// The indexes of properties that the model marks as indexed: Core Data names them after the
    /// property.
    private func impliedIndexes(of entity: Entity) -> [String] {
        let names =
            entity.attributes.filter(\.storage.isIndexed).map(\.name)
            + entity.relationships.filter { $0.isIndexed && $0.cardinality == .toOne }.map(\.name)
        return names.map { Breakable.call(indexType, [SwiftLiteral.string($0), literals([$0])]) }
    }

    private var indexType: String { types.modelTypes("IndexDescription") }

    /// Checks have reported an index over a property that doesn't exist.
    private func index(_ index: Index, of entity: Entity) -> String? {
        let known = propertyNames(of: entity)
        guard index.elements.allSatisfy({ $0.property.map(known.contains) ?? true }) else {
            return nil
        }
        let name = index.name ?? index.elements.compactMap(\.property).joined(separator: "_")
        var arguments = [
            SwiftLiteral.string(name), Breakable.array(index.elements.compactMap(element)),
        ]
        if let predicate = index.partialPredicate {
            arguments.append("where: " + SwiftLiteral.string(predicate))
        }
        return Breakable.call(indexType, arguments)
    }

    private func propertyNames(of entity: Entity) -> Set<String> {
        let lineage = [entity] + plans.entities.ancestors(of: entity)
        return Set(lineage.flatMap(\.properties.storedNames))
    }

    private func element(_ element: Index.Element) -> String? {
        let direction = element.isAscending ? [] : ["isAscending: false"]
        if let property = element.property {
            let literal = SwiftLiteral.string(property)
            if element.isRTree { return Breakable.call(".rTree", [literal] + direction) }
            return element.isAscending ? literal : ".descending(\(literal))"
        }
        guard let expression = element.expression else { return nil }
        let type = kinds[element.expressionType ?? ""] ?? ".undefined"
        return Breakable.call(
            ".expression",
            [SwiftLiteral.string(expression), type] + direction
        )
    }
}

/// The kinds of an expression's values, by the names of types in model files.
private let kinds = [
    "Boolean": ".boolean", "Integer 16": ".integer16", "Integer 32": ".integer32",
    "Integer 64": ".integer64", "Float": ".float", "Double": ".double", "Decimal": ".decimal",
    "String": ".string", "Date": ".date", "Binary": ".binary", "UUID": ".uuid", "URI": ".uri",
]
