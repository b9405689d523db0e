import Foundation

/// A small model that changes; numbers say what is the same in two of its versions.
struct EvolvingModel {
    var entities: [EvolvingEntity] = []
    var relations: [EvolvingRelation] = []
    /// Counts names and numbers, so that none is used twice.
    var lastNumber = 0

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    subscript(entity number: Int) -> EvolvingEntity? { entities.first { $0.number == number } }

    /// An entity and its ancestors, the nearest first.
    func line(of entity: EvolvingEntity) -> [EvolvingEntity] {
        var line = [entity]
        while let parent = line[line.count - 1].parent.flatMap({ self[entity: $0] }) {
            line.append(parent)
        }
        return line
    }

    func root(of entity: EvolvingEntity) -> EvolvingEntity { line(of: entity).last ?? entity }

    func children(of entity: EvolvingEntity) -> [EvolvingEntity] {
        entities.filter { $0.parent == entity.number }
    }

    /// Whether an object of an entity is one of another entity.
    func isKind(_ entity: Int, of other: Int) -> Bool {
        self[entity: entity].map { line(of: $0).contains { $0.number == other } } ?? false
    }

    /// Whether nothing says that it had another name.
    var isWithoutEarlierNames: Bool {
        entities.allSatisfy { $0.earlier.isEmpty && $0.attributes.allSatisfy(\.earlier.isEmpty) }
            && relations.allSatisfy(\.earlier.isEmpty)
    }

    /// Own and inherited attributes.
    func attributes(of entity: EvolvingEntity) -> [EvolvingAttribute] {
        line(of: entity).reversed().flatMap(\.attributes)
    }
}

struct EvolvingEntity {
    let number: Int
    var name: String
    var earlier: [String] = []
    var parent: Int?
    var isAbstract = false
    var attributes: [EvolvingAttribute] = []
}

struct EvolvingAttribute {
    let number: Int
    var name: String
    var earlier: [String] = []
    var type: Kind
    var isOptional = true
    /// As SQL. For example: `'a'`.
    var defaultValue: String?
    /// Whether rows that lack a value get one that code computes.
    var isComputed = false
    var check: Check?
    var isUnique = false
    var isIndexed = false

    enum Kind: CaseIterable {
        case bool, int16, int32, int64, float, double, decimal, string, date, data, uuid, url, json
    }

    enum Check: Hashable {
        case integers(ClosedRange<Int64>)
        case reals(ClosedRange<Double>)
        case texts([String])
        case length(ClosedRange<Int64>)
    }
}

struct EvolvingRelation {
    let number: Int
    var source: Int
    var target: Int
    var name: String
    var inverseName: String
    var earlier: [String] = []
    var kind: Kind
    var isRequired = false
    var isOrdered = false
    var cascades = false

    enum Kind: CaseIterable {
        case toOne, oneToOne, manyToOne, manyToMany, manyToManyAlone
        var isJoin: Bool { self == .manyToMany || self == .manyToManyAlone }
    }
}
