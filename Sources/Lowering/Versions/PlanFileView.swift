import Mustache
import SharedLowering
import SwiftNames
import TextLayout

/// The file of the migration plan: the current version, and the stages between all.
package struct PlanFileView: HeadedView {
    /// The imports, unless the file has them already.
    package var head: FileHeadView?
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// The access level and a space. For example: `public `
    package var access: String
    /// The model's name. For example: `Notes`
    package var model: String
    /// The plan's name. For example: `NotesMigrationPlan`
    package var name: String
    /// The protocol of the stages. For example: `NotesMigrationStages`
    package var stagesName: String
    /// The current version; none if the user has declared it.
    package var current: VersionView?
    /// Whether there is a plan; if not, users write it.
    package var hasPlan: Bool
    /// All versions. For example: `[NotesV1.self, NotesV2.self]`
    var versions: String { Breakable.array(versionNames.map { "\($0).self" }) }
    /// Whether there are older versions.
    var hasStages: Bool { !stages.isEmpty }
    /// The stages between versions.
    package var stages: [StageView]
    /// Whether the user has to write a stage.
    var hasRequiredStages: Bool { !requiredStages.isEmpty }
    /// The stages that the user has to write.
    var requiredStages: [StageView] {
        separatedByBlankLines(stages.filter { !$0.questions.isEmpty })
    }
    /// The stages for the store. For example: `.manual(…)`
    var stageList: [String] {
        let stages = stages.map(\.expression)
        // As swift-format has it: an only element has no comma behind it.
        return stages.count == 1 ? stages : stages.map { $0 + "," }
    }
    /// The same as an array. For example: `[.lightweight(…)]`
    var stageArray: String { Breakable.array(stages.map(\.expression)) }
    /// What a plan is. For example: `SchemaMigrationPlan`
    var planType: String { form.spelled("SchemaMigrationPlan", types) }
    /// What a version is. For example: `VersionedSchema`
    var versionType: String { form.spelled("VersionedSchema", types) }
    /// What a stage is. For example: `MigrationStage`
    var stageType: String { form.spelled("MigrationStage", types) }
    /// What a stage gets. For example: `MigratingStore`
    var storeType: String { types.modelStore("MigratingStore") }
    /// The systems on which the current version is available; none for all. For example:
    /// `@available(iOS 18, *)`
    package var availability: String?
    /// Its enum. For example: `NotesV2`
    var currentName: String? { current?.name }

    // MARK: Not for templates

    /// The enums of all versions, from the oldest.
    package var versionNames: [String]
    /// The names of types.
    package var types: TypeNames
    /// The library that opens the store.
    package var form: VersionForm
}

/// What is done between two versions.
package struct StageView: TemplateView, SeparableView {
    /// The function. For example: `migrateV1ToV2`
    package var function: String
    /// The doc comment's lines. For example: "From `NotesV1`."
    package var documentation: [String]
    /// Whether the user has to write it.
    var isRequired: Bool { !questions.isEmpty }
    /// The stage without code. For example: `.lightweight(…)`
    var lightweight: String { Breakable.call(".lightweight", versions) }
    /// Whether another stage precedes it.
    package var isSeparated = false
    /// The questions that the user has to answer, as lines of a string literal. For example:
    /// `Which value is it now?`
    package var questions: [String]

    // MARK: Not for templates

    /// The plan, of which the function is a member. For example: `NotesMigrationPlan`.
    package var plan: String
    /// The enums of the versions. For example: `NotesV1`.
    package var from: String
    package var to: String
    /// The library that opens the store.
    package var form: VersionForm

    /// The stage for the store.
    var expression: String {
        switch form {
        // In Swift 5 mode, only a closure is sendable by itself.
        case .sqlite:
            Breakable.call(".manual", versions + ["migrate: { try \(plan).\(function)($0) }"])
        case .swiftData: questions.isEmpty ? lightweight : function
        }
    }

    private var versions: [String] { ["fromVersion: \(from).self", "toVersion: \(to).self"] }
}
