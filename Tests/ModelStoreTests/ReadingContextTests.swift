import ModelStore
import Testing

/// Contexts that only read.
struct ReadingContextTests {
    @Test func itReadsAndDoesNotSave() throws {
        let store = try Store([Tag.self])
        try store.context(saving: Tag(label: "a"))
        let context = ModelContext(readingFrom: store.container)
        let tag = try #require(try context.fetch(Tag.self).first)
        try context.save()
        tag.label = "b"
        let attempts: [() throws -> Void] = [
            { try context.save() },
            { try context.write { tag.label = "c" } },
            { try context.update(Tag.self, set: Tag.fields.label.set(to: "d")) },
        ]
        for attempt in attempts {
            #expect {
                try attempt()
            } throws: { error in
                guard case StoreError.readOnly = error else { return false }
                return true
            }
        }
        context.rollback()
        #expect(try store.integer("SELECT count(*) FROM Tag WHERE label = 'a'") == 1)
    }

    @Test func itSeesWhatOthersSave() throws {
        let store = try Store([Tag.self])
        let writer = try store.context(saving: Tag(label: "0"))
        let reader = ModelContext(readingFrom: store.container)
        let tag = try #require(try writer.fetch(Tag.self).first)
        for round in 1...3 {
            tag.label = "\(round)"
            try writer.save()
            #expect(try reader.fetch(Tag.self).map(\.label) == ["\(round)"])
        }
    }

    @Test func tasksRead() async throws {
        let store = try Store([Tag.self])
        try store.context(saving: Tag(label: "a"))
        let labels = try await store.container.performReading { context in
            try context.fetch(Tag.self).map(\.label)
        }
        #expect(labels == ["a"])
        await #expect(throws: StoreError.self) {
            try await store.container.performReading { $0.insert(Tag(label: "b")) }
        }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
    }
}
