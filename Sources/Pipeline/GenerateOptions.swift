import SharedLowering

/// What a run is asked to do.
package struct GenerateOptions: Sendable, Hashable {
    /// Paths of models, as the user gave them.
    package var inputs: [String]
    /// The version to read instead of the current one. For example: `HealthNotes 2`.
    package var modelVersion: String?
    package var target = Target.coredata
    package var layout: Layout = .entity
    /// What the code is like.
    package var code = LoweringOptions()
    /// A folder with templates that replace built-in ones; nil where there are none.
    package var templates: String?

    package init(inputs: [String], modelVersion: String? = nil) {
        self.inputs = inputs
        self.modelVersion = modelVersion
    }
}

/// How the generated code is divided into files.
package enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One file per entity.
    case entity
    /// One file per model, named after it.
    case single
}

/// What the generated code runs on.
package enum Target: String, Sendable, Hashable, CaseIterable {
    /// Apple's Core Data.
    case coredata
    /// The library ModelStore, wherever SQLite runs.
    case sqlite
}
