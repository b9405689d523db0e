import Foundation

/// Objects and what they lead to, as read from a file or as expected.
struct ObjectGraph: Equatable {
    /// By a number that each object keeps, whatever its key.
    var objects: [Int: Object] = [:]
    /// The members of each owner, by the relation and the owner's number.
    var members: [Int: [Int: [Int]]] = [:]

    struct Object: Equatable {
        var entity: Int
        /// As SQL, by the attribute's number; without those that have none.
        var values: [Int: String] = [:]
    }

    /// The lowest number among attributes: that of the one that tells objects apart.
    static let mark = 0
}

extension ObjectGraph {
    /// Whether an object of an entity has a value of an attribute.
    func hasValues(of attribute: Int, in entity: Int) -> Bool {
        objects.values.contains { $0.entity == entity && $0.values[attribute] != nil }
    }
}

extension ObjectGraph {
    /// What isn't as wanted, in words.
    func difference(from wanted: ObjectGraph) -> String {
        var lines: [String] = []
        for mark in Set(objects.keys).union(wanted.objects.keys).sorted()
        where objects[mark] != wanted.objects[mark] {
            lines.append("\(mark): \(objects[mark] as Any) isn't \(wanted.objects[mark] as Any)")
        }
        for (relation, members) in wanted.members where self.members[relation] != members {
            lines.append("\(relation): \(self.members[relation] as Any) aren't \(members)")
        }
        return lines.prefix(4).joined(separator: "; ")
    }
}

// MARK: - Reading

extension ObjectGraph {
    init(_ file: URL, _ model: EvolvingModel) throws {
        let database = try Database(file)
        var marks: [String: [String: Int]] = [:]
        for entity in model.entities where !entity.isAbstract {
            let root = model.root(of: entity)
            let isFamily = !model.children(of: root).isEmpty
            let attributes = model.attributes(of: entity)
            let columns = attributes.map { "quote(\"\($0.name)\")" }.joined(separator: ", ")
            let type = isFamily ? " WHERE \"_type\" = '\(entity.name)'" : ""
            for row in try database.rows("SELECT \"_pk\", \(columns) FROM \"\(root.name)\"\(type)")
            {
                var object = Object(entity: entity.number)
                for (attribute, value) in zip(attributes, row.dropFirst()) where value != "NULL" {
                    object.values[attribute.number] = value
                }
                let mark = object.values.removeValue(forKey: Self.mark).flatMap { Int($0) } ?? -1
                objects[mark] = object
                marks[root.name, default: [:]][row[0]] = mark
            }
        }
        for relation in model.relations {
            members[relation.number] = try Self.members(of: relation, model, database, marks)
        }
    }

    private static func members(
        of relation: EvolvingRelation,
        _ model: EvolvingModel,
        _ database: Database,
        _ marks: [String: [String: Int]]
    ) throws -> [Int: [Int]] {
        let (source, target) = (model.table(relation.source), model.table(relation.target))
        var pairs: [Int: [Int]] = [:]
        let place = relation.isOrdered ? "\"\(relation.name)_position\"" : "NULL"
        let isJoin = relation.kind.isJoin
        let own = isJoin ? model.ownerColumn(relation) : "_pk"
        let table = isJoin ? model.joinName(relation) : source
        let rows = try database.rows(
            "SELECT \"\(own)\", \"\(relation.name)\" FROM \"\(table)\""
                + " WHERE \"\(relation.name)\" NOT NULL ORDER BY \(place), 1, 2"
        )
        for row in rows {
            guard let first = marks[source]?[row[0]], let second = marks[target]?[row[1]] else {
                throw Database.Failure(text: "\(relation.name) of \(row) leads nowhere")
            }
            // The owner of members is the one whose order they have.
            if isJoin { pairs[first, default: []].append(second) }
            if !isJoin { pairs[second, default: []].append(first) }
        }
        return relation.isOrdered ? pairs : pairs.mapValues { $0.sorted() }
    }
}

// MARK: - The oracle

extension ObjectGraph {
    /// The same objects in another model; `nil` if some of them don't fit it.
    func moved(from old: EvolvingModel, to new: EvolvingModel) -> ObjectGraph? {
        var result = ObjectGraph()
        for (mark, object) in objects {
            guard let entity = new.entity(forRowsOf: object.entity, in: old) else { continue }
            guard let moved = Self.moved(object, mark, old, new, entity) else { return nil }
            result.objects[mark] = moved
        }
        for relation in new.relations {
            guard let members = moved(relation, old, new, result) else { return nil }
            result.members[relation.number] = members
        }
        return Self.hasDuplicates(result, new) ? nil : result
    }

    private static func moved(
        _ object: Object,
        _ mark: Int,
        _ old: EvolvingModel,
        _ new: EvolvingModel,
        _ entity: EvolvingEntity
    ) -> Object? {
        guard let oldEntity = old[entity: object.entity] else { return nil }
        let known = old.attributes(of: oldEntity)
        var result = Object(entity: entity.number)
        for attribute in new.attributes(of: entity) where attribute.number != Self.mark {
            let before = known.first { $0.number == attribute.number }
            var value = object.values[attribute.number]
            if let before, let old = value {
                value = Conversion(before.type, attribute.type).converted(old)
                if value == nil { return nil }
            } else if before == nil || !attribute.isOptional {
                value = attribute.defaultValue ?? attribute.computedValue
            }
            if value == nil, !attribute.isOptional { return nil }
            if let value, !attribute.allows(value) { return nil }
            result.values[attribute.number] = value
        }
        return result
    }

    private func moved(
        _ relation: EvolvingRelation,
        _ old: EvolvingModel,
        _ new: EvolvingModel,
        _ result: ObjectGraph
    ) -> [Int: [Int]]? {
        let before = old.relations.first { $0.number == relation.number }
        var pairs = members[relation.number] ?? [:]
        if let before, before.kind.isJoin != relation.kind.isJoin { pairs = Self.reversed(pairs) }
        let (source, target) = (relation.source, relation.target)
        let (own, other) = relation.kind.isJoin ? (source, target) : (target, source)
        func isKind(_ mark: Int, of entity: Int) -> Bool {
            result.objects[mark].map { new.isKind($0.entity, of: entity) } ?? false
        }
        // An object that is left, and still has the property, would lose what it refers to.
        let isTwoSided = [.oneToOne, .manyToOne, .manyToMany].contains(relation.kind)
        let hasProperty = (isTwoSided || relation.kind.isJoin, isTwoSided || !relation.kind.isJoin)
        for (first, seconds) in pairs where result.objects[first] != nil {
            for second in seconds where result.objects[second] != nil {
                let (isOwn, isOther) = (isKind(first, of: own), isKind(second, of: other))
                if isOwn, !isOther, hasProperty.0 { return nil }
                if !isOwn, isOther, hasProperty.1 { return nil }
            }
        }
        pairs = pairs.filter { isKind($0.key, of: own) }
            .mapValues { $0.filter { isKind($0, of: other) } }.filter { !$0.value.isEmpty }
        if !relation.kind.isJoin {
            let owners = Dictionary(grouping: pairs.values.joined(), by: \.self)
            if owners.contains(where: { $0.value.count > 1 }) { return nil }
            if relation.isRequired {
                for (mark, object) in result.objects
                where new.isKind(object.entity, of: relation.source) && owners[mark] == nil {
                    return nil
                }
            }
        }
        if relation.kind == .oneToOne, pairs.contains(where: { $0.value.count > 1 }) { return nil }
        let isSame = before?.kind.isJoin == relation.kind.isJoin && before?.isOrdered == true
        return relation.isOrdered && isSame ? pairs : pairs.mapValues { $0.sorted() }
    }

    static func reversed(_ pairs: [Int: [Int]]) -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for (owner, members) in pairs.sorted(by: { $0.key < $1.key }) {
            for member in members { result[member, default: []].append(owner) }
        }
        return result
    }

    private static func hasDuplicates(_ graph: ObjectGraph, _ model: EvolvingModel) -> Bool {
        for attribute in model.entities.flatMap(\.attributes) where attribute.isUnique {
            let values = graph.objects.values.compactMap { $0.values[attribute.number] }
            if Set(values).count < values.count { return true }
        }
        return false
    }

    /// The same without the order of members whose places are new.
    func unordered(_ relations: [Int]) -> ObjectGraph {
        var result = self
        for relation in relations {
            result.members[relation] = result.members[relation]?.mapValues { $0.sorted() }
        }
        return result
    }
}

extension EvolvingModel {
    /// The entity of the rows that an entity of an older model had: itself, or the nearest ancestor
    /// that can have rows if it's gone.
    func entity(forRowsOf number: Int, in old: EvolvingModel) -> EvolvingEntity? {
        if let entity = self[entity: number] { return entity }
        return old[entity: number].map(old.line)?.lazy.compactMap { self[entity: $0.number] }
            .first { !$0.isAbstract }
    }
}

/// What becomes of a value, as the article on changing a model says.
struct Conversion {
    let old: EvolvingAttribute.Kind
    let new: EvolvingAttribute.Kind

    init(_ old: EvolvingAttribute.Kind, _ new: EvolvingAttribute.Kind) {
        (self.old, self.new) = (old, new)
    }

    private static let integers: Set<EvolvingAttribute.Kind> = [.bool, .int16, .int32, .int64]
    private static let reals: Set<EvolvingAttribute.Kind> = [.float, .double]
    private static let alike: [Set<EvolvingAttribute.Kind>] = [
        integers, reals, [.string, .url], [.data, .uuid],
    ]

    /// Whether the migration promises to do it.
    var isPromised: Bool {
        old == new || Self.alike.contains { $0.contains(old) && $0.contains(new) }
            || Self.integers.contains(old) && (Self.reals.contains(new) || new == .decimal)
            || (Self.reals.contains(old) || old == .decimal) && Self.integers.contains(new)
            || isOfFractions
    }

    private var isOfFractions: Bool { Set([old, new]) == [.double, .decimal] }

    /// - Parameter value: The value as SQL writes it. For example: `'abcd'`.
    func converted(_ value: String) -> String? {
        if old == .string, new == .url {
            let text = value.dropFirst().dropLast().replacing("''", with: "'")
            return URL(string: String(text)) == nil ? nil : value
        }
        if old == new || Self.alike.contains(where: { $0.contains(old) && $0.contains(new) }) {
            return value
        }
        if isOfFractions { return new == .decimal ? decimal(value) : number(value) }
        if Self.integers.contains(old) {
            if new == .decimal { return "'\(value)'" }
            let greatest: UInt64 = new == .float ? 1 << 24 : 1 << 53
            guard let number = Int64(value), number.magnitude <= greatest else { return nil }
            return "\(value).0"
        }
        if old == .decimal {
            let text = String(value.dropFirst().dropLast())
            return Int64(text).map(String.init) == text ? text : nil
        }
        guard let number = Double(value), let whole = Int64(exactly: number) else { return nil }
        return "\(whole)"
    }

    /// For example: `'2'` for `2.0`.
    private func decimal(_ number: String) -> String {
        "'\(number.hasSuffix(".0") ? String(number.dropLast(2)) : number)'"
    }

    /// For example: `1.5` for `'1.50'`; `nil` for more than 15 digits.
    private func number(_ decimal: String) -> String? {
        let text = decimal.dropFirst().dropLast()
        return text.count { $0.isNumber } > 15 ? nil : Double(text).map { "\($0)" }
    }
}

extension EvolvingAttribute {
    var computedValue: String? {
        guard isComputed else { return nil }
        switch type {
        case .int64: return "4"
        case .string: return "'abcd'"
        case .data: return "X'04'"
        case .uuid: return "X'00000000000000000000000000000004'"
        case .json: return "'[4]'"
        default: return nil
        }
    }

    func allows(_ value: String) -> Bool {
        switch type {
        case .bool where !["0", "1"].contains(value): return false
        case .int16 where Int16(value) == nil: return false
        case .int32 where Int32(value) == nil: return false
        case .uuid where value.count != 35: return false
        default: break
        }
        switch check {
        case nil: return true
        case .integers(let bounds): return Int64(value).map(bounds.contains) ?? false
        case .reals(let bounds): return Double(value).map(bounds.contains) ?? false
        case .texts(let texts): return texts.contains(String(value.dropFirst().dropLast()))
        case .length(let bounds):
            let count = type == .data ? (value.count - 3) / 2 : value.count - 2
            return bounds.contains(Int64(count))
        }
    }
}
