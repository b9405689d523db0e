import ModelStore

/// The keys of the rows that a file has.
struct SampleKeys {
    private let model: ModelDescription
    private var keys: [String: [Int64]] = [:]

    init(_ model: ModelDescription, _ file: StoreFile) throws {
        self.model = model
        let picture = StorePicture(model.tables, file)
        for entity in model.tables.entities where !entity.isAbstract {
            keys[entity.name] = try picture.rows(of: entity, []).keys.sorted()
        }
    }

    /// The keys of an entity's rows and of those of entities that inherit from it.
    func keys(below entity: String) -> [Int64] {
        model.concrete(below: entity).flatMap { keys[$0.name] ?? [] }
    }
}
