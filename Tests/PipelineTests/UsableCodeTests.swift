import Diagnostics
import ModelIR
import SharedLowering
import Testing

@testable import Pipeline

/// Carried-over code that a target's code can't contain.
struct UsableCodeTests {
    private let origin = Origin(file: "Notes.swift", position: .init(line: 1, column: 1))

    private func model(_ declarations: [(name: String, text: String)]) -> Model {
        var model = Model(name: "Notes", sources: ["Notes.swift"], origin: origin)
        model.declarations = declarations.map { name, text in
            SourceFragment(
                .declaration,
                name: name,
                text: text,
                language: "swift",
                condition: nil,
                origin: origin
            )
        }
        return model
    }

    private func texts(_ text: String, for target: some TargetDefinition = CoreDataTarget())
        -> [String]
    {
        var sink = DiagnosticSink()
        return target.usableCode(of: model([("Titled", text)]), LoweringOptions(), &sink)
            .declarations.map(\.text)
    }

    /// The file with declarations lacks what the warning says, too.
    @Test func anExtensionWithSwiftDataIsLeftOut() {
        let declarations = [
            ("Titled", "protocol Titled {}"),
            ("extension Titled", "extension Titled { func add(to c: ModelContext) {} }"),
        ]
        var sink = DiagnosticSink()
        let usable = CoreDataTarget().usableCode(of: model(declarations), LoweringOptions(), &sink)
        #expect(usable.declarations.map(\.name) == ["Titled"])
        #expect(sink.sorted.map(\.id) == ["member.missing-name"])
    }

    @Test(arguments: [
        (
            "protocol Titled: PersistentModel {}",
            "protocol Titled: NSManagedObject, Identifiable {}"
        ),
        (
            "protocol Titled: A, PersistentModel, B {}",
            "protocol Titled: A, NSManagedObject, Identifiable, B {}"
        ),
        (
            "protocol Titled: Identifiable, PersistentModel {}",
            "protocol Titled: Identifiable, NSManagedObject {}"
        ),
        (
            "protocol Titled { associatedtype A where A: PersistentModel }",
            "protocol Titled { associatedtype A where A: NSManagedObject & Identifiable }"
        ),
        (
            "func add<A: PersistentModel>(_ a: A) {}",
            "func add<A: NSManagedObject & Identifiable>(_ a: A) {}"
        ),
    ])
    func aConstraintToModelsIsOneToObjects(_ declared: String, _ expected: String) {
        #expect(texts(declared) == [expected])
        #expect(texts(declared, for: SwiftDataTarget()) == [declared])
    }

    @Test func otherUsesOfTheProtocolAreLeftOut() {
        #expect(texts("func add(_ a: any PersistentModel) {}") == [])
    }

    @Test func onlyCodeThatNamesObjectsImportsThem() {
        let target = CoreDataTarget()
        #expect(target.helperModules(of: model([("A", "let a = 1")])) == [])
        let text = "protocol A: NSManagedObject {}"
        #expect(target.helperModules(of: model([("A", text)])) == ["CoreData"])
    }
}
