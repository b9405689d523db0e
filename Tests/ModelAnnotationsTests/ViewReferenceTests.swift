import Configuration
import Diagnostics
import ModelAnnotations
import ModelIR
import Testing

/// Foreign keys that lead to views, for code that doesn't open the database.
@Suite struct ViewReferenceTests {
    /// A table `loan` with a foreign key to the view `titles`.
    private func model(_ cardinality: Relationship.Cardinality = .toMany) -> Model {
        let file: OriginFile = "music.sql"
        let place = Origin(file: file, position: .init(line: 3, column: 1))
        var model = Model(name: "music", sources: [file], origin: .whole(file))
        var title = Relationship(name: "title", destination: "Titles", origin: place)
        title.inverse = .init(entity: "Titles", relationship: "loans")
        var loan = Entity(name: "Loan", origin: place)
        loan.relationships = [title]
        loan.uniquenessConstraints = [["title", "day"]]
        var loans = Relationship(name: "loans", destination: "Loan", origin: place)
        loans.cardinality = cardinality
        loans.inverse = .init(entity: "Loan", relationship: "title")
        var titles = Entity(name: "Titles", origin: place)
        titles.relationships = [loans]
        model.entities = [loan, titles]
        var column = ExistingColumn(property: "title", name: "title_id")
        column.attribute = Attribute(name: "titleID", type: .integer64, origin: place)
        var table = ExistingTable(entity: "Loan", name: "loan")
        table.columns = [column]
        var view = ExistingTable(entity: "Titles", name: "titles")
        view.isView = true
        model.existing = ExistingTables()
        model.existing?.tables = [table, view]
        return model
    }

    private func declared(_ model: Model, for target: Target) -> (Model, [Diagnostic]) {
        var sink = DiagnosticSink()
        return (declaredModel(model, nil, for: target, &sink), sink.sorted)
    }

    @Test(arguments: [Target.coredata, .swiftdata])
    func theColumnIsAnAttributeWhereTheViewHasNoClass(_ target: Target) throws {
        let (model, found) = declared(model(), for: target)
        #expect(model.entities.map(\.name) == ["Loan"])
        let loan = try #require(model.entities.first)
        #expect(loan.relationships.isEmpty)
        #expect(loan.attributes.map(\.name) == ["titleID"])
        #expect(loan.attributes.first?.renamingIdentifier == "title_id")
        #expect(loan.uniquenessConstraints == [["titleID", "day"]])
        let warnings = found.filter { $0.severity == .warning }
        #expect(warnings.map(\.id) == ["relationship.left-out"])
        #expect(warnings.first?.range.start.line == 3)
        #expect(warnings.first?.message.contains("the view 'titles'") == true)
    }

    @Test func modelFilesHaveTheAttribute() {
        var sink = DiagnosticSink()
        let file = modelFileModel(of: model(), diagnostics: &sink)
        #expect(file.entities.map(\.name) == ["Loan"])
        #expect(file.entities.first?.relationships.isEmpty == true)
        #expect(file.entities.first?.attributes.map(\.name) == ["titleID"])
    }

    @Test func aUniqueForeignKeyStaysUnique() {
        let (model, _) = declared(model(.toOne), for: .swiftdata)
        #expect(model.entities[0].uniquenessConstraints == [["titleID", "day"], ["titleID"]])
    }

    @Test func codeThatReadsTheViewKeepsTheRelationship() {
        let (model, found) = declared(model(), for: .sqlite)
        #expect(model.entities.map(\.name) == ["Loan", "Titles"])
        #expect(model.entities[0].relationships.map(\.name) == ["title"])
        #expect(found.isEmpty)
    }
}
