import Foundation
import ModelStore
import ModelTypes

/// A row by its entity and key.
struct RowName: Hashable {
    let entityName: String
    let key: Int64
}

/// A row that the version's own classes can't read, or that has a value which breaks its type's rule.
struct RefusedRow {
    let identifier: RowName
    let property: String
}

/// The classes of the version that a file is of.
struct SampleClasses {
    private let container: ModelContainer
    private let roots: [any PersistentModel.Type]

    /// Creates the file.
    init(_ model: ModelDescription, _ configuration: ModelConfiguration) throws {
        container = try ModelContainer(for: model.schema, configurations: [configuration])
        roots = model.roots
    }

    func refusedRows() throws -> [RefusedRow] {
        let context = ModelContext(container)
        return try UndecodableReports.areLeftOut.withValue(true) {
            try roots.flatMap { try refusedRows($0, context) }
        }
    }

    private func refusedRows<Model: PersistentModel>(_ type: Model.Type, _ context: ModelContext)
        throws -> [RefusedRow]
    {
        var refused: [RefusedRow] = []
        let objects = try context.fetch(FetchDescriptor<Model>()) { row in
            refused.append(RefusedRow(identifier: RowName(row.identifier), property: row.property))
        }
        for object in objects {
            guard let property = brokenProperty(of: object) else { continue }
            refused.append(
                RefusedRow(identifier: RowName(object.persistentModelID), property: property)
            )
        }
        return refused
    }

    /// Writes every row as its class does: without values that no property shows.
    func saveAll() throws {
        let context = ModelContext(container)
        try UndecodableReports.areLeftOut.withValue(true) {
            for type in roots { try markAll(type, context) }
        }
        try context.save()
    }

    private func markAll<Model: PersistentModel>(_ type: Model.Type, _ context: ModelContext) throws
    {
        for object in try context.fetch(type) { object.didChange(1...63) }
    }
}

extension RowName {
    fileprivate init(_ identifier: PersistentIdentifier) {
        self.init(entityName: identifier.entityName, key: identifier.key)
    }
}
