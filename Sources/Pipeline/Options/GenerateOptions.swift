import ModelAnnotations
import SharedLowering
import SwiftNames

/// What a run is asked to do.
package struct GenerateOptions: Sendable, Hashable {
    /// Paths of models, as the user gave them.
    package var inputs: [String]
    /// The version to read instead of the current one. For example: `HealthNotes 2`.
    package var modelVersion: String?
    /// Nil is the target that the inputs imply.
    package var target: Target?
    package var layout: Layout = .entity
    /// The file of each input, in their order, where the caller names them; nil leaves them to the
    /// layout.
    package var files: [InputFile]?
    /// What the code is like.
    package var code = LoweringOptions()
    /// How many characters a line may have before it is broken.
    package var width = TextWidth.limit
    /// Whether compilers and debuggers find carried-over text in its source file. The code then holds
    /// paths, so it is for builds, not for repositories.
    package var showsSources = false
    /// A folder with templates that replace built-in ones; nil where there are none.
    package var templates: String?
    /// The entities that code is wanted for, whatever the configuration says; empty for all that it
    /// doesn't leave out.
    package var only: [String] = []
    /// What the configuration says of the models; nil where there is none.
    package var settings: ModelSettings?

    package init(inputs: [String], modelVersion: String? = nil) {
        self.inputs = inputs
        self.modelVersion = modelVersion
    }
}
