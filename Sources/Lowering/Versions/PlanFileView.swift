import Mustache
import SharedLowering
import SwiftNames
import TextLayout

/// The file of the migration plan: the current version, and the stages between all.
package struct PlanFileView: HeadedView {
    package var head: FileHeadView?
    /// The modifier and a space, or an empty string. For example: `nonisolated `.
    package var isolation: String
    /// The modifier and a space, or an empty string. For example: `public `.
    package var access: String
    /// The name of the model. For example: `Notes`.
    package var model: String
    /// For example: `NotesMigrationPlan`.
    package var name: String
    /// The protocol of the stages. For example: `NotesMigrationStages`.
    package var stagesName: String
    /// `nil` if the user has declared it.
    package var current: VersionView?
    /// Whether there is a plan. If not, the user writes it.
    package var hasPlan: Bool
    /// The enums of all versions, from the oldest.
    package var versions: [String]
    package var stages: [StageView]
    /// The systems on which the current version is available; `nil` for all.
    package var availability: String?
    package var types: TypeNames
    package var form: VersionForm

    package static let summary = "A file: the current version, and the migration plan."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("model", "The model's name.", example: "Notes") { $0.model },
        .text("name", "The plan's name.", example: "NotesMigrationPlan") { $0.name },
        .text("stagesName", "The protocol of the stages.", example: "NotesMigrationStages") {
            $0.stagesName
        },
        .optional("current", "The current version.") { $0.current },
        .optionalText("availability", "The systems.", example: "@available(iOS 18, *)") {
            $0.availability
        },
        .optionalText("currentName", "Its enum.", example: "NotesV2") { $0.current?.name },
        .flag("hasPlan", "Whether there is a plan; if not, users write it.") { $0.hasPlan },
        .text("versions", "All versions.", example: "[NotesV1.self, NotesV2.self]") { view in
            Breakable.array(view.versions.map { "\($0).self" })
        },
        .flag("hasStages", "Whether there are older versions.") { !$0.stages.isEmpty },
        .list("stages", "The stages between versions.") { $0.stages },
        .flag("hasRequiredStages", "Whether the user has to write a stage.") {
            !$0.requiredStages.isEmpty
        },
        .list("requiredStages", "The stages that the user has to write.") { $0.requiredStages },
        .texts("stageList", "The stages for the store.", example: ".manual(…)") { view in
            let stages = view.stages.map(\.expression)
            // As swift-format has it: an only element has no comma behind it.
            return stages.count == 1 ? stages : stages.map { $0 + "," }
        },
        .text("stageArray", "The same as an array.", example: "[.lightweight(…)]") { view in
            Breakable.array(view.stages.map(\.expression))
        },
        .text("planType", "What a plan is.", example: "SchemaMigrationPlan") {
            $0.form.spelled("SchemaMigrationPlan", $0.types)
        },
        .text("versionType", "What a version is.", example: "VersionedSchema") {
            $0.form.spelled("VersionedSchema", $0.types)
        },
        .text("stageType", "What a stage is.", example: "MigrationStage") {
            $0.form.spelled("MigrationStage", $0.types)
        },
        .text("storeType", "What a stage gets.", example: "MigratingStore") {
            $0.types.modelStore("MigratingStore")
        },
    ]

    /// The stages that the user has to write.
    private var requiredStages: [StageView] {
        var stages = stages.filter { !$0.questions.isEmpty }
        for index in stages.indices { stages[index].isSeparated = index > 0 }
        return stages
    }
}

/// What is done between two versions.
package struct StageView: TemplateView {
    /// For example: `migrateV1ToV2`.
    package var function: String
    /// The plan, of which the function is a member. For example: `NotesMigrationPlan`.
    package var plan: String
    /// The enums of the versions. For example: `NotesV1`.
    package var from: String
    package var to: String
    /// The lines of the doc comment.
    package var documentation: [String]
    package var form: VersionForm
    /// Whether another stage precedes it.
    package var isSeparated = false
    /// The questions that the user has to answer, as lines of a string literal; empty if there are
    /// none.
    package var questions: [String]

    /// The stage for the store.
    var expression: String {
        switch form {
        // A function of a named type is sendable, one of a protocol's extension isn't.
        case .sqlite: Breakable.call(".manual", versions + ["migrate: \(plan).\(function)"])
        case .swiftData: questions.isEmpty ? lightweight : function
        }
    }

    /// The stage that SwiftData makes by itself.
    private var lightweight: String { Breakable.call(".lightweight", versions) }

    private var versions: [String] { ["fromVersion: \(from).self", "toVersion: \(to).self"] }

    package static let summary = "What is done between two versions."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether another stage precedes it.") { $0.isSeparated },
        .text("function", "The function.", example: "migrateV1ToV2") { $0.function },
        .texts("documentation", "The doc comment's lines.", example: "From `NotesV1`.") {
            $0.documentation
        },
        .flag("isRequired", "Whether the user has to write it.") { !$0.questions.isEmpty },
        .text("lightweight", "The stage without code.", example: ".lightweight(…)") {
            $0.lightweight
        },
        .texts("questions", "What the user has to answer.", example: "Which value is it now?") {
            $0.questions
        },
    ]
}
