import Foundation

@testable import ModelStore

/// A class whose description the running test decides.
class EvolvingObject: ModelObject {
    @TaskLocal static var entities: [Entity] = []
}

final class Slot0: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[0] }
}
final class Slot1: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[1] }
}
final class Slot2: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[2] }
}
final class Slot3: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[3] }
}
final class Slot4: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[4] }
}
final class Slot5: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[5] }
}
final class Slot6: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[6] }
}
final class Slot7: EvolvingObject, PersistentModel {
    override class var entity: Entity { entities[7] }
}

extension EvolvingModel {
    static let slots: [any (EvolvingObject & PersistentModel).Type] = [
        Slot0.self, Slot1.self, Slot2.self, Slot3.self, Slot4.self, Slot5.self, Slot6.self,
        Slot7.self,
    ]

    /// Opens a file with the model, as a program would.
    func open(_ file: URL, trace: TraceSettings? = nil) throws -> Migration? {
        var configuration = ModelConfiguration(url: file)
        configuration.trace = trace
        return try open(configuration).migration
    }

    /// Opens a store with the model.
    func open(_ configuration: ModelConfiguration) throws -> ModelContainer {
        try EvolvingObject.$entities.withValue(descriptions()) {
            let models: [any PersistentModel.Type] = Self.slots.prefix(entities.count).map { $0 }
            return try ModelContainer(for: Schema(models), configurations: [configuration])
        }
    }

    /// Copies all rows between two stores of the model, on this thread, which knows the classes.
    func copy(from source: ModelConfiguration, to target: ModelConfiguration) throws {
        try EvolvingObject.$entities.withValue(descriptions()) {
            try StoreCopy(from: open(source).store, to: open(target).store) { _ in }.run()
        }
    }

    private func slot(_ entity: Int) -> any (EvolvingObject & PersistentModel).Type {
        Self.slots[entities.firstIndex { $0.number == entity } ?? 0]
    }

    private func descriptions() -> [Entity] {
        entities.map { entity in
            let own = relations.filter { $0.source == entity.number }
            let inverse = relations.filter { $0.target == entity.number }
            return Entity(
                entity.name,
                renamedFrom: entity.earlier,
                parent: entity.parent.map(slot),
                isAbstract: entity.isAbstract,
                children: children(of: entity).map { slot($0.number) },
                unique: entity.attributes.filter(\.isUnique).map { [$0.name] },
                relationships: own.map(relationship) + inverse.compactMap(inverseRelationship),
                indexes: indexes(of: entity, own),
                joinTables: own.filter(\.kind.isJoin).map(joinTable),
                columns: entity.attributes.map(\.column)
                    + own.filter { !$0.kind.isJoin }.flatMap(columns)
            )
        }
    }

    private func indexes(of entity: EvolvingEntity, _ own: [EvolvingRelation]) -> [Entity.Index] {
        let table = root(of: entity).name
        return entity.attributes.filter(\.isIndexed).map {
            .index("\(table)_\($0.name)", [.descending($0.name)])
        }
            + own.filter { $0.kind == .manyToOne }.map {
                .index("\(table)_\($0.name)", [Entity.Index.Key(stringLiteral: $0.name)])
            }
    }

    private func relationship(_ relation: EvolvingRelation) -> Entity.Relationship {
        switch relation.kind {
        case .toOne, .oneToOne, .manyToOne:
            .toOne(
                relation.name,
                slot(relation.target),
                column: relation.name,
                inverse: relation.kind == .toOne ? nil : relation.inverseName,
                isRequired: relation.isRequired,
                renamedFrom: relation.earlier
            )
        case .manyToMany:
            .manyToMany(
                relation.name,
                slot(relation.target),
                inverse: relation.inverseName,
                table: joinName(relation),
                isOrdered: relation.isOrdered,
                renamedFrom: relation.earlier
            )
        case .manyToManyAlone:
            .manyToMany(
                relation.name,
                slot(relation.target),
                table: joinName(relation),
                owners: "_owner",
                isOrdered: relation.isOrdered,
                renamedFrom: relation.earlier
            )
        }
    }

    private func inverseRelationship(_ relation: EvolvingRelation) -> Entity.Relationship? {
        let source = slot(relation.source)
        let rule: DeleteRule = relation.cascades ? .cascade : .nullify
        switch relation.kind {
        case .toOne, .manyToManyAlone: return nil
        case .oneToOne:
            return .toOne(
                relation.inverseName,
                source,
                inverse: relation.name,
                deleteRule: rule
            )
        case .manyToOne:
            return .toMany(
                relation.inverseName,
                source,
                inverse: relation.name,
                isOrdered: relation.isOrdered,
                deleteRule: rule
            )
        case .manyToMany:
            return .manyToMany(
                relation.inverseName,
                source,
                inverse: relation.name,
                table: joinName(relation)
            )
        }
    }

    func joinName(_ relation: EvolvingRelation) -> String {
        "\(self[entity: relation.source]?.name ?? "")_\(relation.name)"
    }

    /// The table with the rows of an entity.
    func table(_ entity: Int) -> String { self[entity: entity].map { root(of: $0).name } ?? "" }

    func ownerColumn(_ relation: EvolvingRelation) -> String {
        relation.kind == .manyToMany ? relation.inverseName : "_owner"
    }

    private func joinTable(_ relation: EvolvingRelation) -> Entity.JoinTable {
        let name = joinName(relation)
        return .joinTable(
            name,
            columns: [
                .reference(ownerColumn(relation), to: table(relation.source), onDelete: .cascade),
                .reference(relation.name, to: table(relation.target), onDelete: .cascade),
            ] + (relation.isOrdered ? [.position("\(relation.name)_position")] : []),
            indexes: [
                .index("\(name)_members", [Entity.Index.Key(stringLiteral: relation.name)])
            ]
        )
    }

    private func columns(_ relation: EvolvingRelation) -> [Entity.Column] {
        let hasPlace = relation.kind == .manyToOne && relation.isOrdered
        return [
            .reference(
                relation.name,
                to: table(relation.target),
                onDelete: relation.cascades && relation.kind != .toOne ? .cascade : .nullify,
                isOptional: !relation.isRequired,
                isUnique: relation.kind == .oneToOne
            )
        ] + (hasPlace ? [.position("\(relation.name)_position")] : [])
    }
}

extension EvolvingAttribute {
    fileprivate var column: Entity.Column {
        let integer = defaultValue.flatMap { Int64($0) }
        let real = defaultValue.flatMap { Double($0) }
        let text = defaultValue.map { String($0.dropFirst().dropLast()) }
        switch type {
        case .bool:
            return .bool(
                name,
                isOptional: isOptional,
                default: integer.map { $0 == 1 },
                renamedFrom: earlier
            )
        case .int16:
            return .int16(
                name,
                isOptional: isOptional,
                default: integer.map { Int16($0) },
                check: rule,
                renamedFrom: earlier
            )
        case .int32:
            return .int32(
                name,
                isOptional: isOptional,
                default: integer.map { Int32($0) },
                check: rule,
                renamedFrom: earlier
            )
        case .int64:
            return .int64(
                name,
                isOptional: isOptional,
                default: integer,
                initial: computed(4),
                check: rule,
                renamedFrom: earlier
            )
        case .float:
            return .float(
                name,
                isOptional: isOptional,
                default: real.map { Float($0) },
                check: rule,
                renamedFrom: earlier
            )
        case .double:
            return .double(
                name,
                isOptional: isOptional,
                default: real,
                check: rule,
                renamedFrom: earlier
            )
        case .decimal:
            return .decimal(name, isOptional: isOptional, default: text, renamedFrom: earlier)
        case .string:
            return .string(
                name,
                isOptional: isOptional,
                default: text,
                initial: computed("abcd"),
                check: rule,
                renamedFrom: earlier
            )
        case .date:
            return .date(name, isOptional: isOptional, default: real, renamedFrom: earlier)
        case .data:
            return .data(
                name,
                isOptional: isOptional,
                initial: computed(Data([4])),
                check: rule,
                renamedFrom: earlier
            )
        case .uuid:
            return .uuid(
                name,
                isOptional: isOptional,
                initial: computed(UUID(4)),
                renamedFrom: earlier
            )
        case .url: return .url(name, isOptional: isOptional, default: text, renamedFrom: earlier)
        case .json:
            return .json(
                name,
                [Int].self,
                isOptional: isOptional,
                initial: computed([4]),
                renamedFrom: earlier
            )
        }
    }

    private func computed<Value: Sendable>(_ value: Value) -> (@Sendable () -> Value)? {
        guard isComputed else { return nil }
        return { value }
    }

    private var rule: Entity.Check? {
        switch check {
        case nil: nil
        case .integers(let bounds): .range(bounds)
        case .reals(let bounds): .realRange(bounds)
        case .length(let bounds): type == .data ? .byteCount(bounds) : .characterCount(bounds)
        case .texts(let texts):
            texts.count == 2 ? .values(texts[0], texts[1]) : .values(texts[0], texts[1], texts[2])
        }
    }
}
