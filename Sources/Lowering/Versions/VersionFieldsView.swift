import Mustache
import SQLiteLowering
import SharedLowering

/// The fields of an older version's class, which stages fill.
package struct VersionFieldsView: TemplateView {
    var fieldsOwner: FieldsOwnerView
    /// The modifier and a space, or an empty string. For example: `public `.
    private let access: String
    var fields: [FieldView]

    /// Returns `nil` for a class without attributes.
    ///
    /// - Parameters:
    ///   - version: The version's enum, outside of which the fields are. For example: `NotesV2`.
    ///   - types: The names of the types inside of it.
    init?(of view: TableClassView, in version: String, _ types: Set<String>) {
        // Stages give values to attributes alone.
        let kinds = ["Field", "ModelTypes.Field"]
        let attributes = view.fields.filter { kinds.contains($0.fieldType) }
        if attributes.isEmpty { return nil }
        access = view.access
        fieldsOwner = view.fieldsOwner
        fieldsOwner.model = "\(version).\(view.name)"
        fieldsOwner.alias = nil
        fields = attributes.map { field in
            var field = field
            field.valueType = qualified(field.valueType, version, types)
            return field
        }
    }

    package static let summary = "The fields of an older version's class."

    package static let fields: [ViewField<Self>] = [
        .optional("fieldsOwner", "The namespace of the fields.") { $0.fieldsOwner },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .list("fields", "The fields of attributes.") { $0.fields },
    ]
}

/// A type with the names of a version's types as they are outside of it.
///
/// For example: `[NotesV2.State]?` for `[State]?`.
private func qualified(_ type: String, _ version: String, _ types: Set<String>) -> String {
    var (result, name) = ("", "")
    func end() {
        let isInside = types.contains(name) && result.last != "."
        result += isInside ? "\(version).\(name)" : name
        name = ""
    }
    for character in type {
        if character.isLetter || character.isNumber || character == "_" {
            name.append(character)
        } else {
            end()
            result.append(character)
        }
    }
    end()
    return result
}
