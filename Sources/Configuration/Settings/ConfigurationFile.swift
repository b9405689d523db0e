import Diagnostics
import ModelIR
import SwiftNames

/// The settings in a configuration file; `nil` if unspecified. Paths are relative to the current
/// folder.
///
/// For example: `ConfigurationFile.read("App/modelgen.json", diagnostics: &sink)?.inputs`.
package struct ConfigurationFile: Hashable, Sendable {
    /// The path of the file, as it was specified or found. For example: `App/modelgen.json`.
    package internal(set) var path = ""
    package internal(set) var schema: String?
    package internal(set) var inputs: [String]?
    package internal(set) var target: Target?
    package internal(set) var output: String?
    /// Several folders with different code, as an alternative to `output`.
    package internal(set) var outputs: [OutputSettings]?
    package internal(set) var access: AccessLevel?
    package internal(set) var layout: Layout?
    package internal(set) var modelVersion: String?
    package internal(set) var isolation: Isolation?
    package internal(set) var toMany: ToManyForm?
    package internal(set) var stack: StackForm?
    package internal(set) var width: Int?
    package internal(set) var onMissing: MissingValuePolicy?
    package internal(set) var versions: VersionChoice?
    package internal(set) var plan: PlanForm?
    package internal(set) var templates: String?
    package internal(set) var classForm: Placed<ClassChoice>?
    package internal(set) var baseClass: Placed<String>?
    package internal(set) var cloudKit: Bool?
    package internal(set) var optionalCollections: Bool?
    package internal(set) var checks: [Named<CheckLevel>]?
    package internal(set) var aliases: AliasSettings?
    package internal(set) var entities: [Named<EntitySettings>]?
}

extension ConfigurationFile {
    /// The output folder if the file doesn't specify one: it's next to the file.
    package var defaultOutput: String { resolvedPath("Generated", beside: path) }
}

/// The User Info keys of other tools that correspond to keys of modelgen.
package struct AliasSettings: Hashable, Sendable {
    package internal(set) var mogenerator: Bool?
    package internal(set) var swiftGen: Bool?
    package internal(set) var clone: CloneKeyNames?
}

/// The names of the User Info keys for rules for copying, if they differ from the default.
package struct CloneKeyNames: Hashable, Sendable {
    package internal(set) var exclude: String?
    package internal(set) var rebuild: String?
    package internal(set) var followParent: String?
    package internal(set) var withoutParent: String?
}
