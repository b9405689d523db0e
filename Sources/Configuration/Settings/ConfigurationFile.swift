import Diagnostics
import ModelIR
import SwiftNames

/// What a configuration file says. Nil is what it says nothing of; paths are those of the process.
///
/// For example: `ConfigurationFile.read("App/modelgen.json", diagnostics: &sink)?.inputs`.
package struct ConfigurationFile: Hashable, Sendable {
    /// The path of the file, as it was given or found. For example: `App/modelgen.json`.
    package internal(set) var path = ""
    package internal(set) var schema: String?
    package internal(set) var inputs: [String]?
    package internal(set) var target: Target?
    package internal(set) var output: String?
    /// In place of `output`: several folders, each with code of its own kind.
    package internal(set) var outputs: [OutputSettings]?
    package internal(set) var access: AccessLevel?
    package internal(set) var layout: Layout?
    package internal(set) var modelVersion: String?
    package internal(set) var isolation: Isolation?
    package internal(set) var width: Int?
    package internal(set) var onMissing: MissingValuePolicy?
    package internal(set) var templates: String?
    package internal(set) var classForm: Placed<ClassChoice>?
    package internal(set) var baseClass: Placed<String>?
    package internal(set) var cloudKit: Bool?
    package internal(set) var checks: [Named<CheckLevel>]?
    package internal(set) var aliases: AliasSettings?
    package internal(set) var entities: [Named<EntitySettings>]?
}

extension ConfigurationFile {
    /// Where the code goes if the file doesn't say: beside it.
    package var defaultOutput: String { resolvedPath("Generated", beside: path) }
}

/// User Info keys of other tools that mean what keys of modelgen mean.
package struct AliasSettings: Hashable, Sendable {
    package internal(set) var mogenerator: Bool?
    package internal(set) var swiftGen: Bool?
    package internal(set) var clone: CloneKeyNames?
}

/// The User Info keys of rules for copies, where they have other names than usual.
package struct CloneKeyNames: Hashable, Sendable {
    package internal(set) var exclude: String?
    package internal(set) var rebuild: String?
    package internal(set) var followParent: String?
    package internal(set) var withoutParent: String?
}
