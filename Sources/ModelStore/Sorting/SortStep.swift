import Foundation
import ModelTypes

/// A step of an order: a value of the object, or of one that to-ones lead to.
struct SortStep {
    /// The to-ones that lead there.
    var path: [String] = []
    /// The name of the property; nil for the row's key.
    let name: String?
    /// The part of the property's value, if that is stored as JSON.
    var part: CodablePart?
    var isLocalized = false
    /// The places of the values in their own order; empty for the order of what is stored.
    var ranks: [Rank] = []
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
                reason:
                    "a sort descriptor's key path \(spelling(of: path)) leads to no stored value;"
                    + " sort the result in memory"
            )
        }
        if step.part == nil, step.isEncoded(entity, entities) {
            throw StoreError.invalidFetch(
                entity: entity.name,
                reason:
                    "a sort descriptor's key path \(spelling(of: path)) leads to a value that is stored as JSON,"
                    + " whose order isn't that of the values; sort the result in memory"
            )
        }
        step.ranks = ModelStore.ranks(type(of: path).valueType)
        step.isAscending = descriptor.order == .forward
        #if canImport(Darwin)
            step.isLocalized = descriptor.stringComparator.map { $0 != .lexical } ?? false
        #endif
        self = step
    }
}

extension SortStep {
    /// Whether the values are stored as JSON.
    fileprivate func isEncoded(_ entity: EntityInfo, _ entities: [EntityInfo]) -> Bool {
        guard let name else { return false }
        let owner = path.reduce(entity) { entity, relationship in
            entity.relationshipNumbers[relationship].map {
                entities[entity.relationships[$0].destination]
            } ?? entity
        }
        return owner.encodedColumns.contains(name)
    }
}

/// Finds the properties that a sort descriptor's key path leads through.
///
/// Swift tells only whether two key paths are equal, so those of properties are appended to each other
/// until one of the results is the key path in question. The shortest come first.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct SortPath {
    /// At most so many to-ones lead to the value.
    private static let limit = 4
    /// What `SortDescriptor(_:comparator:)` appends to the path of a text.
    private let localizedEnds: [AnyKeyPath] = [
        \String.localizedOrder, \String?.localizedOrder,
    ]

    /// What both key paths are appended to before they are compared.
    ///
    /// A key path that is made of others counts as one that writes through an object if the first of them
    /// does, one that the compiler makes if any part does, and two of which only one counts as such are
    /// never equal.
    private struct Root<Model> {
        var object: Model
    }

    private let root: AnyKeyPath
    private let path: AnyKeyPath
    private let entities: [EntityInfo]

    init<Model>(_ path: PartialKeyPath<Model>, _ entities: [EntityInfo]) {
        let root: AnyKeyPath = \Root<Model>.object
        self.root = root
        self.path = root.appending(path: path) ?? path
        self.entities = entities
    }

    /// Whether the key path consists of these parts, followed by what a descriptor appends to it.
    ///
    /// Key paths of three or more parts that the compiler makes are equal to parts that are appended from
    /// the end: `a` to the result of `b` and `c`. With an optional, they are equal to parts that are
    /// appended from the start.
    private func isPath(_ parts: [AnyKeyPath], _ end: AnyKeyPath? = nil) -> Bool {
        let fromEnd = parts.dropLast().reversed().reduce(parts.last) { tail, part in
            tail.flatMap(part.appending)
        }
        return [fromEnd, joined(parts)].contains { whole in
            guard let whole else { return false }
            guard let end else { return root.appending(path: whole) == path }
            return whole.appending(path: end).flatMap(root.appending) == path
        }
    }

    /// An object that to-ones lead to.
    private struct Place {
        /// The key paths that lead there, one for each to-one.
        var parts: [AnyKeyPath] = []
        var names: [String] = []
        let entity: EntityInfo
    }

    /// - Returns: `nil` if the key path leads to no stored value.
    /// - Complexity: O(*p*), where *p* is the number of paths of the same number of steps.
    func step(_ entity: EntityInfo) -> SortStep? {
        var places = [Place(entity: entity)]
        for _ in 0...Self.limit {
            var next: [Place] = []
            for place in places {
                let start = joined(place.parts)
                for (path, name) in place.entity.keyPaths.paths.all(behind: start) {
                    let parts = place.parts + [path]
                    if let step = step(parts, name, place) { return step }
                    if let place = self.place(behind: place, parts, name) { next.append(place) }
                }
            }
            places = next
        }
        return nil
    }

    /// The order by a column if that's what a key path leads to, or a part of a value that has several.
    private func step(_ parts: [AnyKeyPath], _ name: String, _ place: Place) -> SortStep? {
        if let step = step(to: name, parts, place) { return step }
        for (part, column) in place.entity.keyPaths.paths.parts(of: name) {
            if let step = step(to: column, parts + [part], place) { return step }
        }
        for encoded in place.entity.keyPaths.paths.encodedParts(of: name) {
            guard var step = step(to: name, parts + [encoded.path], place) else { continue }
            step.part = encoded.part
            return step
        }
        return nil
    }

    private func step(to column: String, _ parts: [AnyKeyPath], _ place: Place) -> SortStep? {
        guard place.entity.columnNumbers[column] != nil else { return nil }
        if isPath(parts) { return SortStep(path: place.names, name: column) }
        let isLocalized = localizedEnds.contains { isPath(parts, $0) }
        return isLocalized ? SortStep(path: place.names, name: column, isLocalized: true) : nil
    }

    private func place(behind place: Place, _ parts: [AnyKeyPath], _ name: String) -> Place? {
        guard let number = place.entity.relationshipNumbers[name] else { return nil }
        let relationship = place.entity.relationships[number]
        if relationship.isToMany { return nil }
        return Place(
            parts: parts,
            names: place.names + [name],
            entity: entities[relationship.destination]
        )
    }
}

/// Appends key paths to each other from the start; `nil` if there are none.
private func joined(_ parts: [AnyKeyPath]) -> AnyKeyPath? {
    parts.dropFirst().reduce(parts.first) { $0?.appending(path: $1) }
}

/// The key path as Swift prints it, without the addresses of accessors. For example:
/// `\Podcast.<Array<Episode>>.<Int>`.
private func spelling(of path: AnyKeyPath) -> String {
    "\(path)".split(separator: "<computed ", omittingEmptySubsequences: false).enumerated()
        .map { number, part in
            guard number > 0, let start = part.firstIndex(of: "(") else { return String(part) }
            return "<" + part[start...].dropFirst().replacing(")>", with: ">", maxReplacements: 1)
        }
        .joined()
}
