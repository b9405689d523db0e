import Mustache
import SQLiteLowering
import SharedLowering
import SwiftDataLowering
import SwiftNames
import TextLayout
import ValuesLowering

/// The file of an older version: an enum with its classes and types.
package struct VersionFileView: HeadedView {
    package var head: FileHeadView?
    /// The modifier and a space, or an empty string. For example: `nonisolated `.
    package var isolation: String
    package var version: VersionView
    /// `nil` if the version has no types other than classes.
    package var values: ValuesFileView?
    package var classes: [TableClassView]
    /// The classes of SwiftData.
    package var models: [ModelClassView]
    /// Types inside of classes, as extensions.
    package var declaredCode: [DeclaredCodeView]
    /// The fields that stages give values to; empty for the oldest version.
    package var fieldGroups: [VersionFieldsView]
    /// Declarations that can't be inside of the enum.
    package var extensions: [MemberView]

    package static let summary = "A file: an older version, with its classes and types."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .optional("version", "The version.") { $0.version },
        .text("name", "The version's enum.", example: "NotesV1") { $0.version.name },
        .text("versionType", "What a version is.", example: "VersionedSchema") {
            $0.version.form.spelled("VersionedSchema", $0.version.types)
        },
        .optional("values", "The types other than classes.") { $0.values },
        .list("classes", "The classes.") { $0.classes },
        .list("modelClasses", "The classes of SwiftData.") { $0.models },
        .optionalText("availability", "The systems.", example: "@available(iOS 18, *)") {
            SystemRequirement.highest($0.models.map(\.requirement)).attribute
        },
        .list("declaredCode", "Types inside of classes.") { $0.declaredCode },
        .list("fieldGroups", "The fields that stages give values to.") { $0.fieldGroups },
        .list("extensions", "What can't be inside of the enum.") { $0.extensions },
    ]
}

/// A version for the store: its number and its classes.
package struct VersionView: TemplateView {
    /// The enum. For example: `NotesV1`.
    package var name: String
    /// The modifier and a space, or an empty string. For example: `public `.
    package var access: String
    package var types: TypeNames
    package var form: VersionForm
    /// For example: 1, 0, 0.
    package var number: [Int]
    /// The names of the classes.
    package var models: [String]

    package static let summary = "A version of the model for the store."

    package static let fields: [ViewField<Self>] = [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("versionNumber", "The number.", example: "Schema.Version(1, 0, 0)") { view in
            let numbers = view.number.map(String.init).joined(separator: ", ")
            return "\(view.form.spelled("Schema", view.types)).Version(\(numbers))"
        },
        .text("versionNumberType", "The type of the number.", example: "Schema.Version") { view in
            view.form.spelled("Schema", view.types) + ".Version"
        },
        .text("modelType", "The type of a class.", example: "PersistentModel") {
            $0.form.spelled("PersistentModel", $0.types)
        },
        .text("models", "The classes.", example: "[Note.self]") { view in
            Breakable.array(view.models.map { "\($0).self" })
        },
    ]
}
