import Foundation
import ModelStore
import TestSupport

/// A store with notes of the first version, in a folder that goes with the test.
struct FirstNotes {
    let folder: TemporaryFolder
    let file: URL
    let configuration: ModelConfiguration

    init(_ texts: String...) throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("notes.sqlite")
        configuration = try .test(file)
        let context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        for text in texts { context.insert(FirstNote(text: text)) }
        try context.save()
    }
}
