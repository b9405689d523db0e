/// What opening a file does if a model with other properties wrote it.
///
/// For example: `configuration.migration = .keepingData`.
public enum MigrationPolicy: String, Hashable, Sendable {
    /// Changes the file as far as the models say how; throws `StoreError.cannotMigrate` otherwise.
    ///
    /// What the model no longer has is removed with its values. A file that has moved on from this
    /// model is refused, as older code would remove what newer code stored.
    case automatic
    /// As `automatic`, but refuses to remove entities, properties and their values.
    case keepingData
    /// As `automatic`, but also takes a file back to a model that it has moved on from.
    ///
    /// Properties that only the newer model has are removed with their values. For example: while
    /// developing, after changing to another branch.
    case allowingReturn
    /// Refuses every change with `StoreError.schemaDiffers`.
    case none
}
