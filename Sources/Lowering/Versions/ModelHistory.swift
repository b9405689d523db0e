import ModelIR

/// The versions of a model, as declared with User Info and the configuration.
package struct ModelHistory: Sendable {
    /// The name of the model. For example: `Notes`.
    package let name: String
    /// The versions before the current one, from the oldest.
    package let older: [Version]
    package let current: Version

    package init(name: String, older: [Version], current: Version) {
        self.name = name
        self.older = older
        self.current = current
    }

    /// One version of the model.
    package struct Version: Sendable {
        package let name: VersionName
        package let model: Model

        package init(name: VersionName, model: Model) {
            self.name = name
            self.model = model
        }
    }
}
