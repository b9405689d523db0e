import Diagnostics
import LoweringSupport
import ModelIR
import SharedLowering
import Testing

@testable import SwiftDataLowering

/// Decisions about classes that concern several entities.
struct ClassPlansTests {
    private func lowered(_ entities: [Entity]) -> (views: [ModelClassView], found: [Diagnostic]) {
        var sink = DiagnosticSink()
        let model = SmallModel.model(entities)
        let parts = SwiftDataParts(model, options: LoweringOptions(), diagnostics: &sink)
        let lowered = parts.indices.map { parts.lowered($0) }
        for part in lowered { sink.report(contentsOf: part.diagnostics) }
        return (lowered.flatMap(\.view.classes), sink.sorted)
    }

    private func properties(_ view: ModelClassView) -> [String] {
        view.properties.map { property in
            // Without the marks for line breaks.
            property.declaration.joined(separator: "\n").replacing(/\x01./, with: "")
        }
    }

    /// The macros of two sides that name each other don't compile.
    @Test func oneSideOfEachPairNamesTheInverse() {
        let (views, _) = lowered([
            SmallModel.entity("Note", [], [SmallModel.links("items", to: "Item", inverse: "note")]),
            SmallModel.entity("Item", [], [SmallModel.link("note", to: "Note", inverse: "items")]),
        ])
        let text = views.map { properties($0).joined() }
        #expect(text[0].contains("inverse: \\Item.note"), "\(text)")
        #expect(!text[1].contains("inverse"), "\(text)")
    }

    /// A model file can name the wrong entity, which Core Data ignores.
    @Test func theInverseIsOfTheDestination() {
        var wrong = SmallModel.links("items", to: "Item", inverse: "note")
        wrong.inverse?.entity = "Note"
        let (views, _) = lowered([
            SmallModel.entity("Note", [], [wrong]),
            SmallModel.entity("Item", [], [SmallModel.link("note", to: "Note", inverse: "items")]),
        ])
        let text = views.map { properties($0).joined() }
        #expect(text[0].contains("inverse: \\Item.note"), "\(text)")
        #expect(!text[1].contains("inverse"), "\(text)")
    }

    @Test func aRelationshipThatIsItsOwnInverseNamesNone() {
        let friends = SmallModel.links("friends", to: "Dog", inverse: "friends")
        let (views, found) = lowered([SmallModel.entity("Dog", [], [friends])])
        #expect(properties(views[0]).joined().contains("inverse") == false)
        #expect(found.map(\.id) == ["relationship.left-out"])
    }

    @Test func anObjectThatRequiresItselfIsOptional() {
        let required = SmallModel.link("parent", to: "Folder") { $0.isOptional = false }
        let (views, found) = lowered([SmallModel.entity("Folder", [], [required])])
        #expect(properties(views[0]) == ["var parent: Folder?"])
        #expect(found.map(\.id) == ["swiftdata.required-cycle"])
    }

    @Test func oneOfTwoObjectsThatRequireEachOtherIsOptional() {
        let person = SmallModel.link("passport", to: "Passport", inverse: "person") {
            $0.isOptional = false
        }
        let passport = SmallModel.link("person", to: "Person", inverse: "passport") {
            $0.isOptional = false
        }
        let (views, found) = lowered([
            SmallModel.entity("Person", [], [person]),
            SmallModel.entity("Passport", [], [passport]),
        ])
        let assignment = SwiftExpression.text("passport").after("self.passport = ")
        #expect(views[0].initializer?.assignments == [assignment])
        #expect(views[1].initializer?.assignments.isEmpty == true)
        #expect(found.map(\.id) == ["swiftdata.required-cycle"])
    }

    @Test func whatIsRelatedToAnIndexedClassNeedsItsSystem() {
        var note = SmallModel.entity(
            "Note",
            [SmallModel.attribute("title")],
            [SmallModel.links("items", to: "Item", inverse: "note")]
        )
        note.attributes[0].storage.isIndexed = true
        let (views, found) = lowered([
            note,
            SmallModel.entity("Item", [], [SmallModel.link("note", to: "Note", inverse: "items")]),
            SmallModel.entity("Other"),
        ])
        #expect(views[0].requirement == .constraints)
        #expect(views[1].requirement == .constraints)
        #expect(views[2].requirement == .any)
        #expect(found.map(\.id) == ["swiftdata.newer-system"])
    }

    @Test func inheritanceNeedsTheSystemThatHasIt() {
        let (views, _) = lowered([
            SmallModel.entity("Item"), SmallModel.entity("Album", parent: "Item"),
        ])
        #expect(views.allSatisfy { $0.requirement == .inheritance })
        #expect(views[1].superclass == "Item" && views[0].final.isEmpty)
    }

    @Test func aClassIsNamedForItsEntityWithTheModelsNameAsAlias() {
        var entity = SmallModel.entity("Note")
        entity.classReference = .named("CDNote")
        let (views, found) = lowered([entity])
        #expect(views[0].name == "Note" && views[0].alias == "CDNote")
        #expect(found.map(\.id) == ["swiftdata.class-name"])
    }

    @Test(arguments: [("Note", "note"), ("a-b", "a b")])
    func classesDifferInMoreThanCase(_ first: String, _ second: String) {
        let (_, found) = lowered([SmallModel.entity(first), SmallModel.entity(second)])
        let errors = found.filter { $0.severity == .error }
        #expect(errors.map(\.id) == ["type.repeated-name"])
    }

    @Test func relationshipsThatSwiftDataWouldPairAreReported() {
        let (_, found) = lowered([
            SmallModel.entity("Note", [], [SmallModel.link("first", to: "Item")]),
            SmallModel.entity("Item", [], [SmallModel.link("last", to: "Note")]),
        ])
        #expect(Set(found.map(\.id)) == ["swiftdata.inferred-inverse"])
    }

    @Test func relationshipsThatSwiftDataWouldNotPairAreNot() {
        let required = SmallModel.link("profile", to: "Profile") { $0.isOptional = false }
        let (_, one) = lowered([
            SmallModel.entity("User", [], [required]),
            SmallModel.entity("Profile", [], [SmallModel.link("user", to: "User")]),
        ])
        #expect(one.isEmpty)
        let (_, many) = lowered([
            SmallModel.entity("Note", [], [SmallModel.links("tags", to: "Tag")]),
            SmallModel.entity("Tag", [], [SmallModel.links("notes", to: "Note")]),
        ])
        #expect(many.isEmpty)
    }

    @Test(arguments: ["description", "modelContext", "persistentModelID"])
    func aReservedNameKeepsItsStoredOne(_ name: String) {
        let (views, found) = lowered([
            SmallModel.entity("Note", [SmallModel.attribute(name) { $0.isOptional = true }])
        ])
        let text = properties(views[0])[0]
        #expect(text.contains("originalName: \"\(name)\""), "\(text)")
        #expect(text.contains("var \(name)Property: String?"), "\(text)")
        #expect(found.map(\.id) == ["property.reserved-name"])
    }

    @Test func aNameUnderWhichAMacroStoresAnotherIsReplaced() {
        let (views, found) = lowered([
            SmallModel.entity("Note", [SmallModel.attribute("id"), SmallModel.attribute("_id")])
        ])
        #expect(
            properties(views[0]) == [
                "var id: String", "@Attribute(originalName: \"_id\") var _idProperty: String",
            ]
        )
        #expect(
            found.map(\.message) == [
                "'_id' is where SwiftData stores 'id'; the property of entity 'Note' is called"
                    + " '_idProperty' in the code; to choose another name, rename it in the model, or set its"
                    + " 'name' in the configuration"
            ]
        )
    }

    @Test(arguments: ["fields", "entityName"])
    func membersOfTheTypeAreNotReserved(_ name: String) {
        let (views, found) = lowered([
            SmallModel.entity("Note", [SmallModel.attribute(name)])
        ])
        #expect(properties(views[0]) == ["var \(name): String"])
        #expect(found.isEmpty)
    }

    @Test func valuesWithoutATransformerAreArchivedAsCoreDataDoes() {
        let (views, _) = lowered([
            SmallModel.entity("Note", [SmallModel.attribute("color", .transformable)])
        ])
        let text = properties(views[0])[0]
        #expect(text.contains(".transformable(by: \"NSKeyedUnarchiveFromData\")"), "\(text)")
    }

    @Test(arguments: [(1, 0), (2, 1)])
    func onlyAMinimumThatSaysSomethingIsReported(_ minimum: Int, _ expected: Int) {
        let one = SmallModel.link("note", to: "Note") { $0.minimumCount = minimum }
        let many = SmallModel.links("notes", to: "Note") { $0.minimumCount = minimum }
        let (_, found) = lowered([
            SmallModel.entity("Note"), SmallModel.entity("Tag", [], [one, many]),
        ])
        #expect(found.filter { $0.id == "relationship.left-out" }.count == expected)
    }

    @Test func nothingIsDroppedInSilence() {
        let attributes = [
            SmallModel.attribute("sum", .integer64) { $0.derivation = .init(expression: "a + b") },
            SmallModel.attribute("thing", .undefined),
            SmallModel.attribute("other", .objectID),
            SmallModel.attribute("place", .composite("Place")),
        ]
        let (views, found) = lowered([SmallModel.entity("Note", attributes)])
        #expect(views[0].properties.isEmpty)
        #expect(found.map(\.id) == Array(repeating: "attribute.left-out", count: 4))
    }
}
