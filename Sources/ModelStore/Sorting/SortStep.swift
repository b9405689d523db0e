import Foundation
import ModelTypes

/// A step of an order: a value of the object, or of one that to-ones lead to.
struct SortStep: Hashable {
    /// The to-ones that lead there.
    var path: [String] = []
    /// The name of the property; nil for the row's key.
    let name: String?
    var isLocalized = false
    var isAscending = true
}

extension SortStep {
    /// - Throws: `StoreError.invalidFetch` for a key path that leads to no stored value.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    init<Model>(
        _ descriptor: SortDescriptor<Model>,
        _ entity: EntityInfo,
        _ entities: [EntityInfo]
    ) throws {
        guard let path = descriptor.keyPath else {
            throw StoreError.invalidFetch(
                entity: entity.name,
                reason: "a sort descriptor has no key path"
            )
        }
        guard var step = entity.keyPaths.step(path, entity, entities) else {
            throw StoreError.invalidFetch(
                entity: entity.name,
                reason: "a sort descriptor's key path \(path) leads to no stored value;"
                    + " sort the result in memory"
            )
        }
        step.isAscending = descriptor.order == .forward
        #if canImport(Darwin)
            step.isLocalized = descriptor.stringComparator.map { $0 != .lexical } ?? false
        #endif
        self = step
    }
}

/// What a sort descriptor's key path consists of.
///
/// Swift tells only whether two key paths are equal, so the key paths of properties are appended to each
/// other and compared. A key path through an optional relationship can't be made that way. Its
/// description is compared with those of the properties' key paths instead, which name the same getters
/// unless the compiler has split the module into several object files, each with its own getters.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct SortPath {
    private let entities: [EntityInfo]

    init(_ entities: [EntityInfo]) {
        self.entities = entities
    }

    func step(_ path: AnyKeyPath, _ entity: EntityInfo) -> SortStep? {
        joinedStep(path, nil, entity, depth: 0) ?? step(components(path), entity)
    }

    /// The step that the key paths of properties lead to, one behind the other.
    ///
    /// - Parameter start: The key path that leads to an object of the entity.
    private func joinedStep(
        _ path: AnyKeyPath,
        _ start: AnyKeyPath?,
        _ entity: EntityInfo,
        depth: Int
    ) -> SortStep? {
        let ends: [AnyKeyPath] = [\String.localizedOrder, \String?.localizedOrder]
        for (own, name) in entity.keyPaths.paths.sorted {
            guard let whole = start.map({ $0.appending(path: own) }) ?? own else { continue }
            if entity.columnNumbers[name] != nil {
                if whole == path { return SortStep(name: name) }
                if ends.contains(where: { whole.appending(path: $0) == path }) {
                    return SortStep(name: name, isLocalized: true)
                }
            } else if depth < 4, let number = entity.relationshipNumbers[name],
                !entity.relationships[number].isToMany,
                var step = joinedStep(
                    path,
                    whole,
                    entities[entity.relationships[number].destination],
                    depth: depth + 1
                )
            {
                step.path.insert(name, at: 0)
                return step
            }
        }
        return nil
    }

    private func step(_ text: Substring, _ entity: EntityInfo) -> SortStep? {
        for (path, name) in entity.keyPaths.paths.sorted {
            let own = components(path)
            guard text.hasPrefix(own) else { continue }
            let rest = text.dropFirst(own.count)
            if let number = entity.relationshipNumbers[name] {
                if let step = step(rest, through: entity.relationships[number]) { return step }
            } else if entity.columnNumbers[name] != nil, let isLocalized = isLocalized(rest) {
                return SortStep(name: name, isLocalized: isLocalized)
            }
        }
        return nil
    }

    private func step(_ rest: Substring, through relationship: RelationshipInfo) -> SortStep? {
        guard !relationship.isToMany, rest.hasPrefix(".") else { return nil }
        var step = step(rest.dropFirst(), entities[relationship.destination])
        step?.path.insert(relationship.name, at: 0)
        return step
    }

    /// Whether a value is compared as people expect; nil if the rest is something else.
    private func isLocalized(_ rest: Substring) -> Bool? {
        if rest.isEmpty { return false }
        let ends = [components(\String.localizedOrder), components(\String?.localizedOrder)]
        return ends.contains { rest == "." + $0 } ? true : nil
    }

    /// The description without the root's type, and without the marks of optional chains.
    private func components(_ path: AnyKeyPath) -> Substring {
        let text = path.debugDescription.dropFirst(rootName(type(of: path).rootType).count)
        return text.filter { $0 != "?" }[...]
    }

    private func rootName(_ type: Any.Type) -> String {
        func name<Root>(_ type: Root.Type) -> String { (\Root.self).debugDescription }
        return String(_openExistential(type, do: name).dropLast("self".count))
    }
}
