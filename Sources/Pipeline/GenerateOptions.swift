import CoreDataLowering

/// What a run is asked to do.
package struct GenerateOptions: Sendable, Hashable {
    /// Paths of models, as the user gave them.
    package var inputs: [String]
    /// The version to read instead of the current one. For example: `HealthNotes 2`.
    package var modelVersion: String?
    package var target: Target
    package var access: AccessLevel
    package var layout: Layout
    package var onMissing: MissingValuePolicy
    package var isolation: Isolation = .module
    /// A folder with templates that replace built-in ones; nil where there are none.
    package var templates: String?

    package init(
        inputs: [String],
        modelVersion: String? = nil,
        target: Target = .coredata,
        access: AccessLevel = .internal,
        layout: Layout = .entity,
        onMissing: MissingValuePolicy = .trap
    ) {
        self.inputs = inputs
        self.modelVersion = modelVersion
        self.target = target
        self.access = access
        self.layout = layout
        self.onMissing = onMissing
    }
}

/// The framework that the generated code is for.
package enum Target: String, Sendable, Hashable, CaseIterable {
    case coredata
}

/// How the generated code is divided into files.
package enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One file per entity.
    case entity
    /// One file per model, named after it.
    case single
}
