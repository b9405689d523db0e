import Foundation
import ModelTypes

/// A table's new objects by the values of the columns that fetches ask for, so that they don't ask each.
///
/// A program that imports data often fetches the object for each of its records, inserts one if there is
/// none, and saves at the end.
struct NewObjectIndexes {
    private var indexes: [NewObjectIndex] = []
    /// Objects whose values have changed since they were taken in.
    private var moved: [ModelObject] = []

    /// Few objects are asked faster than they're sorted.
    private static let leastCount = 32
    /// More kinds of fetches take turns.
    private static let mostIndexes = 4

    /// The only new objects for which a condition may hold, in the order in which they were inserted.
    ///
    /// - Parameters:
    ///   - condition: The condition of a fetch.
    ///   - entity: The class whose objects it's about.
    ///   - inserted: The new objects of all tables, which have only grown in number since the last call.
    /// - Returns: `nil` if any of them may be meant.
    /// - Complexity: O(*n*) for *n* objects that are new or have changed since the last call.
    mutating func candidates(
        for condition: StoreCondition?,
        _ entity: ContextEntity,
        among inserted: [ModelObject]
    ) -> [ModelObject]? {
        guard inserted.count >= Self.leastCount, let condition,
            let required = RequiredValues(condition, entity.info)
        else { return nil }
        for object in moved {
            for index in indexes.indices { indexes[index].renew(object) }
            object.notesChanges = object.state == .inserted
        }
        moved = []
        let number = number(of: required.columns, entity.info)
        indexes[number].take(inserted, entity)
        return indexes[number].places(of: required.values)?.map { inserted[$0] }
    }

    private mutating func number(of columns: [Int], _ entity: EntityInfo) -> Int {
        if let known = indexes.firstIndex(where: {
            $0.entity == entity.number && $0.columns == columns
        }) {
            return known
        }
        if indexes.count == Self.mostIndexes { indexes.removeFirst() }
        indexes.append(NewObjectIndex(entity.number, columns))
        return indexes.count - 1
    }

    /// Takes in an object's values again with the next fetch.
    mutating func noteChange(of object: ModelObject) {
        // Further changes make no difference.
        object.notesChanges = false
        if !indexes.isEmpty { moved.append(object) }
    }

    mutating func forget() { self = NewObjectIndexes() }
}

/// The values that a fetch asks for, each equal to that of a column.
private struct RequiredValues {
    let columns: [Int]
    let values: [Constant]

    /// - Returns: `nil` if there's no column that says when its values change.
    init?(_ condition: StoreCondition, _ entity: EntityInfo) {
        var found: [(column: Int, value: Constant)] = []
        for (name, value) in condition.requiredValues {
            guard let column = entity.columnNumbers[name], column != 0,
                // References and places of new objects change without being noted.
                changeBit(column) & (entity.referenceMask | entity.onlyPlaceMask) == 0,
                value == .null || value.hashedKind != nil
            else { continue }
            found.append((column, value))
        }
        if found.isEmpty { return nil }
        found.sort { $0.column < $1.column }
        (columns, values) = (found.map(\.column), found.map(\.value))
    }
}

/// New objects by the values of some columns.
///
/// The values are those that the objects had when they were taken in; from then on, the objects note their
/// changes. What is found is asked again.
private struct NewObjectIndex {
    /// The number of the class.
    let entity: Int
    let columns: [Int]
    /// How many of the context's new objects were looked at.
    private var count = 0
    /// Where objects are among them.
    private var places: [[Constant]: [Int]] = [:]
    private var known: [ObjectIdentifier: (place: Int, values: [Constant])] = [:]
    /// The kinds of the values of the columns, once one isn't null.
    private var kinds: [Int?]
    /// Whether equal values have the same places.
    private var isUsable = true

    init(_ entity: Int, _ columns: [Int]) {
        self.entity = entity
        self.columns = columns
        kinds = columns.map { _ in nil }
    }

    mutating func take(_ inserted: [ModelObject], _ entity: ContextEntity) {
        // A deleted object may come back.
        for place in inserted.indices.dropFirst(count) where entity.holds(inserted[place]) {
            let object = inserted[place]
            add(values(of: object), object, at: place)
            object.notesChanges = object.state == .inserted
        }
        count = inserted.count
    }

    /// Takes in an object's values again, if it's in the index.
    mutating func renew(_ object: ModelObject) {
        guard let (place, old) = known[ObjectIdentifier(object)] else { return }
        let new = values(of: object)
        if new == old { return }
        places[old]?.remove(place)
        add(new, object, at: place)
    }

    private mutating func values(of object: ModelObject) -> [Constant] {
        let values = object.recordedValues(columns)
        for (number, value) in values.enumerated() where value != .null {
            let kind = kinds[number] ?? value.hashedKind
            kinds[number] = kind
            isUsable = isUsable && kind != nil && value.hashedKind == kind
        }
        return values
    }

    private mutating func add(_ values: [Constant], _ object: ModelObject, at place: Int) {
        known[ObjectIdentifier(object)] = (place, values)
        places[values, default: []].add(place)
    }

    /// Where objects with some values are; `nil` if those can't be told from others.
    func places(of values: [Constant]) -> [Int]? {
        let areOfKinds = zip(values, kinds).allSatisfy { value, kind in
            value == .null || kind == nil || value.hashedKind == kind
        }
        return isUsable && areOfKinds ? places[values] ?? [] : nil
    }
}

extension [Int] {
    fileprivate mutating func add(_ place: Int) {
        insert(place, at: partitioningIndex { $0 >= place })
    }

    fileprivate mutating func remove(_ place: Int) {
        let index = partitioningIndex { $0 >= place }
        if index < count, self[index] == place { remove(at: index) }
    }
}

extension Constant {
    /// A number for values of one kind; `nil` if equal ones may be different constants, or none is equal.
    fileprivate var hashedKind: Int? {
        switch self {
        case .bool: 0
        case .integer: 1
        case .double(let value): value.isNaN ? nil : 2
        case .string: 3
        case .date(let value): value.timeIntervalSinceReferenceDate.isNaN ? nil : 4
        case .uuid: 5
        case .data: 6
        case .null, .decimal, .url: nil
        }
    }
}
