import Foundation
import SwiftData

// The plan names its versions in order, with a stage between each two.
for schema in NotesMigrationPlan.schemas {
    print("version \(schema.versionIdentifier.major):", schema.models.map { "\($0)" })
}
var stages: [((ModelContext) throws -> Void)?] = []
for case .custom(let from, let to, _, let didMigrate) in NotesMigrationPlan.stages {
    print("stage: \(from) to \(to)")
    stages.append(didMigrate)
}

// A stage changes the objects of its version.
let container = try ModelContainer(
    for: Note.self,
    Person.self,
    migrationPlan: NotesMigrationPlan.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
)
let context = container.mainContext
let ann = Person(givenName: "Ann", familyName: "Smith")
context.insert(ann)
ann.addToNotes([Note(title: "a", rank: ""), Note(title: "b", rank: "**")])
for note in ann.notes { context.insert(note) }
try stages.last??(context)
print("ranks:", ann.notes.map(\.rank))

// An actor works on a context of its own.
@ModelActor
actor Importer {
    func add(_ titles: [String]) throws -> Int {
        for title in titles { modelContext.insert(Note(title: title, rank: "*")) }
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Note>())
    }
}
print("imported:", try await Importer(modelContainer: container).add(["c", "d", "e"]))

// Rules are those of the model.
context.delete(ann.notes[0])
print("after a note:", ann.notes.map(\.title))
context.delete(ann)
try context.save()
let rest = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.title)])
print("after the person:", try context.fetch(rest).map(\.title))
