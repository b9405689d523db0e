import CoreDataLowering
import Diagnostics
import LoweringSupport
import ModelIR
import SharedLowering
import SwiftNames
import Testing

/// The code that builds a managed object model: its names, and what it leaves out.
struct ManagedModelTests {
    @Test(arguments: [
        ("HealthNotes", "HealthNotesModel"), ("Health Notes", "HealthNotesModel"),
        ("Models", "Models"), ("DataModel", "DataModel"), ("Note", "NoteManagedObjectModel"),
    ])
    func theEnumIsNamedAfterTheModel(_ model: String, _ name: String) {
        let entities = [SmallModel.entity("Tag"), SmallModel.entity("NoteModel")]
        #expect(view(model, entities)?.name == name)
    }

    @Test func theStackIsNamedAfterTheModel() {
        #expect(view("Notes", [SmallModel.entity("Tag")])?.stack?.stackName == "NotesStack")
        let clash = view("Notes", [SmallModel.entity("NotesStack")])
        #expect(clash?.stack?.stackName == "NotesCoreDataStack")
        #expect(view("Notes", [SmallModel.entity("Tag")], .model)?.stack == nil)
        #expect(view("Notes", [SmallModel.entity("Tag")], .none) == nil)
    }

    @Test func theOrderOfSeveralFilesIsWithoutEffect() {
        let files: [OriginFile] = [
            OriginFile("App/Note.swift"), OriginFile("App/Tag.swift", index: 1),
        ]
        var model = Model(name: "Note", sources: files, origin: .start(of: files[0]))
        model.entities = [SmallModel.entity("Note")]
        let several = view(model, .container)
        #expect(several?.name == "Models" && several?.stack?.stackName == "ModelsStack")
        model.name = "App"
        #expect(view(model, .container)?.name == "AppModel")
    }

    @Test func typesOfTheModelHideThoseOfLibraries() {
        let view = view("Notes", [SmallModel.entity("SharedModel")])
        #expect(view?.shared.hasPrefix("ModelTypes.SharedModel") == true)
    }

    @Test func whatCodeCannotSetIsReported() {
        let attributes = [
            SmallModel.attribute("flag", .boolean) { $0.validation.minimum = "1" },
            SmallModel.attribute("number", .integer16) { $0.validation.pattern = "[0-9]" },
            SmallModel.attribute("total", .double) { $0.derivation = .init(expression: nil) },
            SmallModel.attribute("scan", .binary) { $0.storage.isStoredInTruthFile = true },
            SmallModel.attribute("size", .double) { $0.validation.minimum = "1" },
        ]
        let parts = parts(model("Notes", [SmallModel.entity("Tag", attributes)]), .model)
        let found = parts.lowered(parts.indices.upperBound - 1).diagnostics
        #expect(found.map(\.id) == Array(repeating: "attribute.left-out", count: 4))
        #expect(
            found.first?.message
                == "the code that builds the model omits the bound '1' of 'Tag.flag': values of type"
                + " Boolean have none; remove it"
        )
    }

    private func view(
        _ name: String,
        _ entities: [Entity],
        _ form: StackForm = .container
    ) -> ManagedModelView? {
        view(model(name, entities), form)
    }

    private func view(_ model: Model, _ form: StackForm) -> ManagedModelView? {
        let parts = parts(model, form)
        return parts.indices.flatMap { parts.lowered($0).view.models }.first
    }

    private func model(_ name: String, _ entities: [Entity]) -> Model {
        var model = Model(name: name, sources: [SmallModel.origin.file], origin: SmallModel.origin)
        model.entities = entities
        return model
    }

    private func parts(_ model: Model, _ form: StackForm) -> CoreDataParts {
        var diagnostics = DiagnosticSink()
        return CoreDataParts(
            model,
            options: LoweringOptions(stack: form),
            diagnostics: &diagnostics
        )
    }
}
