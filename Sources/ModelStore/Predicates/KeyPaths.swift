import Foundation

/// The names of a class's properties in the store, by key path.
///
/// Generated classes fill one in ``ModelObject/addKeyPaths(to:)``. For example:
/// `paths[\Person.mood] = "moodRaw"`.
public struct KeyPaths {
    private var names: [AnyKeyPath: String] = [:]
    /// The key paths behind an optional relationship, by the property's own.
    private var chained: [AnyKeyPath: AnyKeyPath] = [:]
    /// The parts of values over several columns.
    private var parts: [String: [AnyKeyPath: String]] = [:]
    /// The parts of values that are stored as JSON.
    private var encodedParts: [String: [EncodedPart]] = [:]

    /// The name of a property, an attribute or a relationship.
    ///
    /// For example: `paths[\Person.mood] = "moodRaw"`.
    public subscript(path: AnyKeyPath) -> String? {
        get { names[path] }
        set { names[path] = newValue }
    }

    /// The name of a property of objects to which an optional relationship leads.
    ///
    /// Swift can't make the second key path of the first one. It can append it to any key path that leads
    /// to an optional object, which gives the one that code writes as `\Photo.person?.name`. For example:
    /// `paths[\Person.name, \Person?.?.name] = "name"`.
    ///
    /// - Parameters:
    ///   - path: The key path of the property.
    ///   - chainedPath: The same property, or `nil` if there's no object.
    public subscript(path: AnyKeyPath, chainedPath: AnyKeyPath) -> String? {
        get { names[path] }
        set {
            names[path] = newValue
            chained[path] = newValue == nil ? nil : chainedPath
        }
    }

    /// The name of a part of a property's value: of one of several columns, or of a raw value.
    ///
    /// For example: `paths[\Address.city, of: "address"] = "address_city"`.
    public subscript(path: AnyKeyPath, of property: String) -> String? {
        get { parts[property]?[path] }
        set { parts[property, default: [:]][path] = newValue }
    }

    /// Adds parts of a property's value that is stored as JSON, so that objects can be sorted by them.
    ///
    /// For example: `paths.add([\Address.city, \Address.street], of: "address")`.
    public mutating func add<Value: Decodable>(
        _ parts: [PartialKeyPath<Value>],
        of property: String
    ) {
        for path in parts { encodedParts[property, default: []].append(EncodedPart(path)) }
    }

    /// The parts of a property's value that is stored as JSON.
    func encodedParts(of property: String) -> [EncodedPart] { encodedParts[property] ?? [] }

    /// The names of the parts of a property's value, by their key paths from the value.
    func parts(of property: String) -> [AnyKeyPath: String] { parts[property] ?? [:] }

    /// The key paths that can follow one that leads from a root to an object.
    ///
    /// - Parameter start: The key path that leads from the root to an object of the class, or to none;
    ///   `nil` if the class is the root.
    /// - Returns: The key path of each property, or the one that goes on behind an optional.
    func all(behind start: AnyKeyPath?) -> [(path: AnyKeyPath, name: String)] {
        names.compactMap { path, name in
            guard let start else { return (path, name) }
            let followers = [path, chained[path]].compactMap(\.self)
            return followers.first { start.appending(path: $0) != nil }.map { ($0, name) }
        }
    }
}

/// What a key path from an object of a class leads to.
enum KeyPathTarget {
    case identifier
    /// A relationship, by its number.
    case relationship(Int)
    case column(String, isEncoded: Bool)
    /// A value over several columns.
    case composite(String)
}

/// The key paths of one class, collected when a predicate or a sort descriptor first asks for them.
final class KeyPathTable: @unchecked Sendable {
    // Sendable, because all of it is only touched in `withLock`; key paths have no state.
    private let lock = NSLock()
    private let type: ModelObject.Type
    private var collected: (paths: KeyPaths, identifiers: [AnyKeyPath])?
    /// What the key paths lead to that were asked for.
    private var targets: [AnyKeyPath: KeyPathTarget] = [:]
    /// What key paths of sort descriptors lead to, through relationships.
    private var steps: [AnyKeyPath: SortStep] = [:]

    init(_ type: ModelObject.Type) {
        self.type = type
    }

    var paths: KeyPaths { lock.withLock { content.paths } }

    /// What a key path leads to; `nil` if the class doesn't say so.
    ///
    /// - Complexity: O(1).
    func target(_ path: AnyKeyPath, _ entity: EntityInfo) -> KeyPathTarget? {
        lock.withLock {
            if let known = targets[path] { return known }
            if let name = content.paths[path] {
                targets[path] = KeyPathTarget(name, entity)
            } else if content.identifiers.contains(path) {
                targets[path] = .identifier
            }
            return targets[path]
        }
    }

    /// What a sort descriptor's key path leads to; nil if that isn't a stored value.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func step<Model>(
        _ path: PartialKeyPath<Model>,
        _ entity: EntityInfo,
        _ entities: [EntityInfo]
    ) -> SortStep? {
        switch target(path, entity) {
        case .identifier: return SortStep(name: nil)
        case .column(let name, _): return SortStep(name: name)
        case .relationship(let number):
            let name = entity.relationships[number].name
            return entity.columnNumbers[name] == nil ? nil : SortStep(name: name)
        case .composite: return nil
        case nil: break
        }
        if let known = lock.withLock({ steps[path] }) { return known }
        guard let step = SortPath(path, entities).step(entity) else { return nil }
        lock.withLock { steps[path] = step }
        return step
    }

    /// Only to be asked for while locked.
    private var content: (paths: KeyPaths, identifiers: [AnyKeyPath]) {
        if let collected { return collected }
        var paths = KeyPaths()
        type.addKeyPaths(to: &paths)
        let content = (
            paths: paths, identifiers: (type as? any PersistentModel.Type)?.identifierKeyPaths ?? []
        )
        collected = content
        return content
    }
}

extension KeyPathTarget {
    fileprivate init(_ name: String, _ entity: EntityInfo) {
        if let number = entity.relationshipNumbers[name] {
            self = .relationship(number)
        } else if entity.columnNumbers[name] != nil {
            self = .column(name, isEncoded: entity.encodedColumns.contains(name))
        } else {
            self = .composite(name)
        }
    }
}

extension PersistentModel {
    fileprivate static var identifierKeyPaths: [AnyKeyPath] {
        // The type says which `id` is meant: the one that a class without its own has.
        let id: KeyPath<Self, PersistentIdentifier> = \Self.id
        return [\Self.persistentModelID, id]
    }
}
