import Configuration

/// The settings for models in the configuration, as opposed to the options of the run.
package struct ModelSettings: Sendable, Hashable {
    /// The path of the configuration. For example: `App/modelgen.json`.
    var file: String
    var entities: [Named<EntitySettings>]
    var aliases: UserInfoAliases
    /// The form of all classes for which no other setting applies.
    var classForm: Placed<ClassChoice>?
    var baseClass: Placed<String>?
    /// Whether to check the models for CloudKit, regardless of their own settings.
    var usesCloudKit: Bool
    /// Whether optional to-many relationships are optional arrays, unless another setting applies.
    var hasOptionalCollections: Bool
    /// Whether the run reads all inputs of the configuration, so that all of its entities must
    /// exist.
    package var isForAllInputs: Bool

    package init(_ configuration: ConfigurationFile, isForAllInputs: Bool) {
        file = configuration.path
        entities = configuration.entities ?? []
        aliases = UserInfoAliases(configuration.aliases)
        classForm = configuration.classForm
        baseClass = configuration.baseClass
        usesCloudKit = configuration.cloudKit ?? false
        hasOptionalCollections = configuration.optionalCollections ?? false
        self.isForAllInputs = isForAllInputs
    }
}
