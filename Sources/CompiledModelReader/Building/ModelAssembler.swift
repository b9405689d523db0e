import ModelIR

/// Builds a model from the archived description of one.
///
/// The keys are those that Core Data's descriptions write in `encodeWithCoder:`.
struct ModelAssembler {
    /// The place of every part of an archive, which has no lines.
    let origin: Origin
    var leftOut: LeftOutParts

    init(file: String) {
        origin = .whole(OriginFile(file))
        leftOut = LeftOutParts(file: file, advice: "declare it again")
    }

    /// Returns the model, with entities, properties and indexes sorted by name, as Xcode sorts them.
    mutating func model(_ archived: ArchivedObject, name: String) -> Model {
        var model = Model(name: name, sources: [origin.file], origin: origin)
        let entities = archived["NSEntities"].object?.entries.compactMap(\.value.object) ?? []
        model.entities = entities.map { entity($0) }.sorted { $0.name < $1.name }
        let requests = archived["NSFetchRequestTemplates"].object?.entries ?? []
        model.fetchRequests = requests.compactMap { name, value in
            value.object.map { fetchRequest($0, name: name) }
        }
        model.fetchRequests.sort { $0.name < $1.name }
        return model
    }
}

extension ArchivedObject {
    /// The identifier of the renaming; Core Data writes the name if there is none.
    func renamingIdentifier(unless name: String) -> String? {
        let text = self["NSRenamingIdentifier"].text
        return text == name ? nil : text
    }
}
