import Testing

@testable import HealthNotesInSwift

/// The code in `Notebook` compiles in both targets and behaves the same in both.
struct SameModelTests {
    @Test func theModelInSwiftHasTheSameAPI() throws {
        let notebook = try Notebook(file: nil)
        try notebook.addSamples()
        #expect(
            try notebook.notes(about: ["weather", "food"]).map(\.line) == [
                "Lunch outside (food, weather), 71.0 kg"
            ]
        )
        #expect(try notebook.records(ticked: [2, 3, 10]).count == 1)
        #expect(throws: ValidatedName.NameError.self) { try notebook.add("    ") }
    }
}
