import Diagnostics
import ModelIR

/// Builds a model from the archived description of one.
///
/// The keys are those that Core Data's descriptions write in `encodeWithCoder:`.
struct ModelAssembler {
    /// An archive has no lines.
    let origin = Origin(source: 0, position: Origin.Position(line: 0, column: 0))
    let file: String
    var diagnostics: [Diagnostic] = []

    init(file: String) { self.file = file }

    /// Returns the model, with entities, properties and indexes sorted by name, as Xcode sorts them.
    mutating func model(_ archived: ArchivedObject, name: String, version: String?) -> Model {
        var model = Model(name: name, version: version, sources: [file], origin: origin)
        let entities = archived["NSEntities"].object?.entries.compactMap(\.value.object) ?? []
        model.entities = entities.map { entity($0) }.sorted { $0.name < $1.name }
        let requests = archived["NSFetchRequestTemplates"].object?.entries ?? []
        model.fetchRequests = requests.compactMap { name, value in
            value.object.map { fetchRequest($0, name: name) }
        }
        model.fetchRequests.sort { $0.name < $1.name }
        return model
    }

    /// Reports a part that no model can hold, by the name of its declaration.
    mutating func leaveOut(_ part: String, of declaration: String) {
        diagnostics.append(
            Diagnostic(
                .warning,
                "compiled.left-out",
                at: SourceLocation(file: file),
                "\(part) of '\(declaration)' can't be read; declare it again"
            )
        )
    }
}

extension ArchivedObject {
    /// The identifier of the renaming; Core Data writes the name if there is none.
    func renamingIdentifier(besides name: String) -> String? {
        let text = self["NSRenamingIdentifier"].text
        return text == name ? nil : text
    }

    /// The User Info entries that are texts, sorted by key.
    var userInfo: [NamedText] {
        let entries = self["NSUserInfo"].object?.entries ?? []
        return entries.compactMap { key, value in value.text.map { NamedText(key, $0) } }
            .sorted { $0.name < $1.name }
    }
}
