import Foundation

/// Rows of every entity, written past the store.
struct SampleRows {
    let model: EvolvingModel
    let database: Database
    private(set) var random: SeededGenerator
    /// The keys and marks of the rows, by entity.
    private var rows: [Int: [Int]] = [:]
    private var used: [Int: Set<String>] = [:]

    init(_ model: EvolvingModel, _ file: URL, _ random: SeededGenerator) throws {
        self.model = model
        self.random = random
        database = try Database(file, hasFunctions: true)
    }

    /// - Returns: What was written.
    mutating func write(_ file: URL) throws -> ObjectGraph {
        var mark = 0
        let marks = model.entities.filter { !$0.isAbstract }.flatMap { entity in
            (0..<random.int(5)).map { _ in
                mark += 1
                return (entity, mark)
            }
        }
        for (entity, mark) in marks { rows[entity.number, default: []].append(mark) }
        removeImpossibleRows()
        try database.execute("BEGIN")
        for (entity, mark) in marks where rows[entity.number]?.contains(mark) == true {
            try insert(entity, mark)
        }
        for relation in model.relations where relation.kind.isJoin { try relate(relation) }
        try database.execute("COMMIT")
        return try ObjectGraph(file, model)
    }

    /// Leaves out objects that need another one when there is none.
    private mutating func removeImpossibleRows() {
        for _ in model.entities {
            for relation in model.relations
            where relation.isRequired && objects(of: relation.target).isEmpty {
                for entity in rows.keys where model.isKind(entity, of: relation.source) {
                    rows[entity] = []
                }
            }
        }
    }

    private func objects(of entity: Int) -> [Int] {
        rows.filter { model.isKind($0.key, of: entity) }.flatMap(\.value).sorted()
    }

    private mutating func insert(_ entity: EvolvingEntity, _ mark: Int) throws {
        let root = model.root(of: entity)
        var columns = ["_pk": "\(mark)", "mark": "\(mark)"]
        if !model.children(of: root).isEmpty { columns["_type"] = "'\(entity.name)'" }
        for attribute in model.attributes(of: entity) where attribute.number != ObjectGraph.mark {
            let value = attribute.value(&random)
            if attribute.isOptional, random.int(3) == 0 { continue }
            if attribute.isUnique,
                !used[attribute.number, default: []].insert(value).inserted
            {
                continue
            }
            columns[attribute.name] = value
        }
        for relation in model.relations
        where !relation.kind.isJoin && model.isKind(entity.number, of: relation.source) {
            let targets = objects(of: relation.target)
            if targets.isEmpty || !relation.isRequired && random.int(3) == 0 { continue }
            let target = "\(random.pick(targets))"
            if relation.kind == .oneToOne,
                !used[relation.number, default: []].insert(target).inserted
            {
                continue
            }
            columns[relation.name] = target
            if relation.kind == .manyToOne, relation.isOrdered {
                columns["\(relation.name)_position"] = "\(random.int(100_000))"
            }
        }
        let names = columns.keys.sorted()
        try database.execute(
            "INSERT INTO \"\(root.name)\" (\(names.map { "\"\($0)\"" }.joined(separator: ", ")))"
                + " VALUES (\(names.map { columns[$0] ?? "" }.joined(separator: ", ")))"
        )
    }

    private mutating func relate(_ relation: EvolvingRelation) throws {
        for owner in objects(of: relation.source) {
            for member in objects(of: relation.target) where random.int(2) == 0 {
                let place = relation.isOrdered ? ", \(random.int(100_000))" : ""
                try database.execute(
                    "INSERT INTO \"\(model.joinName(relation))\" VALUES (\(owner), \(member)\(place))"
                )
            }
        }
    }
}
