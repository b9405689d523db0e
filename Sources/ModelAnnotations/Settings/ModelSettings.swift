import Configuration

/// What the configuration says of models, beside what is asked of the run.
package struct ModelSettings: Sendable, Hashable {
    /// The path of the configuration. For example: `App/modelgen.json`.
    var file: String
    var entities: [Named<EntitySettings>]
    var aliases: UserInfoAliases
    /// What is wanted of all classes that nothing else is said of.
    var classForm: Placed<ClassChoice>?
    var baseClass: Placed<String>?
    /// Whether the models are checked for CloudKit, whatever they say themselves.
    var usesCloudKit: Bool
    /// Whether the run reads all that the configuration is about: then all entities must be there.
    package var isForAllInputs: Bool

    package init(_ configuration: ConfigurationFile, isForAllInputs: Bool) {
        file = configuration.path
        entities = configuration.entities ?? []
        aliases = UserInfoAliases(configuration.aliases)
        classForm = configuration.classForm
        baseClass = configuration.baseClass
        usesCloudKit = configuration.cloudKit ?? false
        self.isForAllInputs = isForAllInputs
    }
}
