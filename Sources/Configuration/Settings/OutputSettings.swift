import ModelIR
import SwiftNames

/// The settings of one of several outputs; `nil` if the settings of the file apply.
///
/// For example: `{ "folder": "Server/Generated", "target": "sqlite" }`.
package struct OutputSettings: Hashable, Sendable {
    package internal(set) var folder: String?
    package internal(set) var target: Target?
    package internal(set) var layout: Layout?
    package internal(set) var access: AccessLevel?
    package internal(set) var isolation: Isolation?
    package internal(set) var toMany: ToManyForm?
    package internal(set) var stack: StackForm?
    package internal(set) var width: Int?
    package internal(set) var onMissing: MissingValuePolicy?
    package internal(set) var versions: VersionChoice?
    package internal(set) var plan: PlanForm?
    package internal(set) var templates: String?

    package init() {}
}
