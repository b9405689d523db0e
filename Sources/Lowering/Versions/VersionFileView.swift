import Mustache
import SQLiteLowering
import SharedLowering
import SwiftDataLowering
import SwiftNames
import TextLayout
import ValuesLowering

/// The file of an older version: an enum with its classes and types.
package struct VersionFileView: HeadedView {
    /// The imports, unless the file has them already.
    package var head: FileHeadView?
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// The version.
    package var version: VersionView
    /// The version's enum. For example: `NotesV1`
    var name: String { version.name }
    /// What a version is. For example: `VersionedSchema`
    var versionType: String { version.form.spelled("VersionedSchema", version.types) }
    /// The types other than classes, if there are any.
    package var values: ValuesFileView?
    /// The classes.
    package var classes: [TableClassView]
    /// The classes of SwiftData.
    package var modelClasses: [ModelClassView]
    /// The systems. For example: `@available(iOS 18, *)`
    var availability: String? {
        SystemRequirement.highest(modelClasses.map(\.requirement)).attribute
    }
    /// Types inside of classes, as extensions.
    package var declaredCode: [DeclaredCodeView]
    /// The fields that stages give values to; none for the oldest version.
    package var fieldGroups: [VersionFieldsView]
    /// Declarations that can't be inside of the enum.
    package var extensions: [MemberView]
}

/// A version of the model for the store: its number and its classes.
package struct VersionView: TemplateView {
    /// The access level and a space. For example: `public `
    package var access: String
    /// The number. For example: `Schema.Version(1, 0, 0)`
    var versionNumber: String {
        let numbers = number.map(String.init).joined(separator: ", ")
        return "\(form.spelled("Schema", types)).Version(\(numbers))"
    }
    /// The type of the number. For example: `Schema.Version`
    var versionNumberType: String { form.spelled("Schema", types) + ".Version" }
    /// The type of a class. For example: `PersistentModel`
    var modelType: String { form.spelled("PersistentModel", types) }
    /// The classes. For example: `[Note.self]`
    var models: String { Breakable.array(modelNames.map { "\($0).self" }) }

    // MARK: Not for templates

    /// The enum. For example: `NotesV1`.
    package var name: String
    /// The names of types.
    package var types: TypeNames
    /// The library that opens the store.
    package var form: VersionForm
    /// For example: 1, 0, 0.
    package var number: [Int]
    /// The names of the classes.
    package var modelNames: [String]
}
