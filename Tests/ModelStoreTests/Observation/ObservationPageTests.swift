import Foundation
import ModelStore
import Observation
import TestSupport
import Testing

/// The examples of the page on observation.
@MainActor
struct ObservationPageTests {
    @Test func liveResults() async throws {
        let context = try context()
        var labels: [String] = []
        let descriptor = FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)])
        for try await update in context.results(of: descriptor) {
            labels = update.models.map(\.label)
            if labels.count == 2 { break }
            context.insert(Tag(label: "b"))
            try context.save()
        }
        #expect(labels == ["a", "b"])
    }

    @Test func tracking() async throws {
        let context = try context()
        let tag = try #require(try context.fetch(Tag.self).first)
        var text = ""
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        withObservationTracking {
            text = tag.label
        } onChange: {
            Task { @MainActor in continuation.finish() }
        }
        tag.label = "new"
        for await _ in changes {}
        #expect(text == "a")
    }

    @Test func thePageHasTheLinesOfTheExamples() throws {
        let page = repositoryRoot.appending(path: "Documentation/modelgen.docc/Observation.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let lines = [
            "let descriptor = FetchDescriptor<Tag>(sortBy: [SortDescriptor(\\.label)])",
            "for try await update in context.results(of: descriptor) {",
            "labels = update.models.map(\\.label)",
        ]
        for line in lines { #expect(text.contains(line), "\(line)") }
    }

    private func context() throws -> ModelContext {
        let container = try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = container.mainContext
        context.insert(Tag(label: "a"))
        try context.save()
        return context
    }
}
