import Mustache
import SQLiteLowering
import SharedLowering

/// The fields of an older version's class, which stages fill.
package struct VersionFieldsView: TemplateView {
    /// The namespace of the fields.
    var fieldsOwner: FieldsOwnerView
    /// The fields of attributes.
    var fields: [FieldView]

    /// Returns `nil` for a class without attributes.
    ///
    /// - Parameters:
    ///   - version: The version's enum, outside of which the fields are. For example: `NotesV2`.
    ///   - types: The names of the types inside of it.
    init?(of view: TableClassView, in version: String, _ types: Set<String>) {
        // Stages give values to attributes alone.
        let attributes = view.fields.filter { $0.fieldType == "ModelTypes.Field" }
        if attributes.isEmpty { return nil }
        fieldsOwner = view.fieldsOwner
        fieldsOwner.model = "\(version).\(view.name)"
        fieldsOwner.alias = nil
        fields = attributes.map { field in
            var field = field
            field.valueType = qualified(field.valueType, version, types)
            return field
        }
    }
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
