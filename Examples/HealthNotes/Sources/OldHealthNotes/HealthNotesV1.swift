import ModelStore

/// The first released version: internal items had the unit "internal".
package enum HealthNotesV1: VersionedSchema {
    package static let versionIdentifier = Schema.Version(1, 0, 0)
    package static var models: [any PersistentModel.Type] { [Note.self] }
}
