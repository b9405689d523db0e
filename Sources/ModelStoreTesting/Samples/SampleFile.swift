import Foundation
import ModelStore

/// A file of one version of a model, with sample rows.
///
/// For example: `try SampleFile(NotesV1.models, seed: 1, in: configuration).write()`.
struct SampleFile {
    private let model: ModelDescription
    private let file: StoreFile
    private let classes: SampleClasses
    private let random: SharedRandom
    private var columns: SampleColumns

    /// - Parameter samples: values for columns whose type or rule has no sample values.
    init(
        _ models: [any PersistentModel.Type],
        seed: UInt64,
        samples: [String: [String]] = [:],
        in configuration: ModelConfiguration
    ) throws {
        model = try ModelDescription(models)
        classes = try SampleClasses(model, configuration)
        file = try StoreFile(configuration)
        random = SharedRandom(seed: seed)
        columns = try SampleColumns(model, samples)
    }

    /// Writes rows that the version's own classes accept, and relates them.
    mutating func write() throws {
        try file.execute("PRAGMA foreign_keys = OFF")
        let rows = SampleRows(model, file, random)
        var cells = try file.transaction { try rows.write(columns) }
        var refused = try classes.refusedRows()
        // Which rules texts fulfill, only the classes know: values that they refuse are left out.
        while try columns.removeValues(of: refused, in: cells) {
            cells = try file.transaction { try rows.write(columns) }
            refused = try classes.refusedRows()
        }
        try file.transaction {
            try rows.remove(refused)
            try SampleReferences(model, file, random).write()
            try SamplePairs(model, file, random).write()
        }
        try classes.saveAll()
        try checkContents()
    }

    /// A test that looks at no rows or values would always pass.
    private func checkContents() throws {
        let picture = StorePicture(model.tables, file)
        for entity in model.tables.entities where !entity.isAbstract {
            let sampled = columns[entity.name]
            let rows = try picture.rows(of: entity, sampled.map(\.schema.name))
            if rows.isEmpty { throw MigrationTestError.noRows(entity: entity.name) }
            for (number, column) in sampled.enumerated()
            where rows.values.allSatisfy({ $0[number] == "NULL" }) {
                throw column.lacksSamples
            }
        }
    }
}
