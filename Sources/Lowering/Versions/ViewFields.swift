// Made of the views by scripts/views.sh; change those.
// swift-format-ignore-file
import Mustache

extension PlanFileView {
    package static let summary = "The file of the migration plan: the current version, and the stages between all."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("model", "The model's name.", example: "Notes") { $0.model },
        .text("name", "The plan's name.", example: "NotesMigrationPlan") { $0.name },
        .text("stagesName", "The protocol of the stages.", example: "NotesMigrationStages") { $0.stagesName },
        .optional("current", "The current version; none if the user has declared it.") { $0.current },
        .flag("hasPlan", "Whether there is a plan; if not, users write it.") { $0.hasPlan },
        .text("versions", "All versions.", example: "[NotesV1.self, NotesV2.self]") { $0.versions },
        .flag("hasStages", "Whether there are older versions.") { $0.hasStages },
        .list("stages", "The stages between versions.") { $0.stages },
        .flag("hasRequiredStages", "Whether the user has to write a stage.") { $0.hasRequiredStages },
        .list("requiredStages", "The stages that the user has to write.") { $0.requiredStages },
        .texts("stageList", "The stages for the store.", example: ".manual(…)") { $0.stageList },
        .text("stageArray", "The same as an array.", example: "[.lightweight(…)]") { $0.stageArray },
        .text("planType", "What a plan is.", example: "SchemaMigrationPlan") { $0.planType },
        .text("versionType", "What a version is.", example: "VersionedSchema") { $0.versionType },
        .text("stageType", "What a stage is.", example: "MigrationStage") { $0.stageType },
        .text("storeType", "What a stage gets.", example: "MigratingStore") { $0.storeType },
        .optionalText("availability", "The systems on which the current version is available; none for all.", example: "@available(iOS 18, *)") { $0.availability },
        .optionalText("currentName", "Its enum.", example: "NotesV2") { $0.currentName },
    ]
}

extension StageView {
    package static let summary = "What is done between two versions."

    package static let fields: [ViewField<Self>] = [
        .text("function", "The function.", example: "migrateV1ToV2") { $0.function },
        .texts("documentation", "The doc comment's lines.", example: "From `NotesV1`.") { $0.documentation },
        .flag("isRequired", "Whether the user has to write it.") { $0.isRequired },
        .text("lightweight", "The stage without code.", example: ".lightweight(…)") { $0.lightweight },
        .flag("isSeparated", "Whether another stage precedes it.") { $0.isSeparated },
        .texts("questions", "The questions that the user has to answer, as lines of a string literal.", example: "Which value is it now?") { $0.questions },
    ]
}

extension VersionFieldsView {
    package static let summary = "The fields of an older version's class, which stages fill."

    package static let fields: [ViewField<Self>] = [
        .optional("fieldsOwner", "The namespace of the fields.") { $0.fieldsOwner },
        .list("fields", "The fields of attributes.") { $0.fields },
    ]
}

extension VersionFileView {
    package static let summary = "The file of an older version: an enum with its classes and types."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") { $0.isolation },
        .optional("version", "The version.") { $0.version },
        .text("name", "The version's enum.", example: "NotesV1") { $0.name },
        .text("versionType", "What a version is.", example: "VersionedSchema") { $0.versionType },
        .optional("values", "The types other than classes, if there are any.") { $0.values },
        .list("classes", "The classes.") { $0.classes },
        .list("modelClasses", "The classes of SwiftData.") { $0.modelClasses },
        .optionalText("availability", "The systems.", example: "@available(iOS 18, *)") { $0.availability },
        .list("declaredCode", "Types inside of classes, as extensions.") { $0.declaredCode },
        .list("fieldGroups", "The fields that stages give values to; none for the oldest version.") { $0.fieldGroups },
        .list("extensions", "Declarations that can't be inside of the enum.") { $0.extensions },
    ]
}

extension VersionView {
    package static let summary = "A version of the model for the store: its number and its classes."

    package static let fields: [ViewField<Self>] = [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("versionNumber", "The number.", example: "Schema.Version(1, 0, 0)") { $0.versionNumber },
        .text("versionNumberType", "The type of the number.", example: "Schema.Version") { $0.versionNumberType },
        .text("modelType", "The type of a class.", example: "PersistentModel") { $0.modelType },
        .text("models", "The classes.", example: "[Note.self]") { $0.models },
    ]
}
