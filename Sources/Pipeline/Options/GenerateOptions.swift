import ModelAnnotations
import SharedLowering
import SwiftNames

/// The options of a run.
package struct GenerateOptions: Sendable, Hashable {
    /// The paths of the models, as the user specified them.
    package var inputs: [String]
    /// The version to read instead of the current one. For example: `HealthNotes 2`.
    package var modelVersion: String?
    /// The older versions to generate code for, with a migration plan; `nil` for no such code.
    package var versions: VersionChoice?
    /// The target; `nil` for the target that the inputs imply.
    package var target: Target?
    package var layout: Layout = .entity
    /// The generated file for each input, in order, if the caller specifies them; otherwise `nil`,
    /// and the layout determines the files.
    package var files: [InputFile]?
    /// The access level of the code; `nil` for the levels of the model's declarations.
    package var access: AccessLevel?
    /// The code for Core Data beside the classes; `nil` for the code that the model implies.
    package var stack: StackForm?
    /// The other options for the generated code; ``access`` determines its access level, and
    /// ``stack`` the code beside the classes.
    package var code = LoweringOptions()
    /// The maximum number of characters in a line before it is broken.
    package var width = TextWidth.limit
    /// Whether compilers and debuggers locate carried-over text in its source file. The code then
    /// contains paths, so it's suitable for builds, but not for repositories.
    package var showsSources = false
    /// A folder with templates that replace built-in ones, if any.
    package var templates: String?
    /// The entities to generate code for, regardless of the configuration; empty for all entities
    /// that the configuration doesn't exclude.
    package var only: [String] = []
    /// The settings for models in the configuration; `nil` if there is none.
    package var settings: ModelSettings?

    package init(inputs: [String], modelVersion: String? = nil) {
        self.inputs = inputs
        self.modelVersion = modelVersion
    }
}
