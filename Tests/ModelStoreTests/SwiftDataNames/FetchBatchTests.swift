import ModelStore
import Testing

/// `fetch(_:batchSize:)` gives what `fetch(_:)` gives.
struct FetchBatchTests {
    private let context: ModelContext

    init() throws {
        let container = try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration.testInMemory()
        )
        context = ModelContext(container)
        for number in 0..<25 { context.insert(Tag(label: String(number + 100))) }
        try context.save()
    }

    private var descriptor: FetchDescriptor<Tag> {
        FetchDescriptor(sortBy: [Tag.fields.label.descending])
    }

    @Test(arguments: [0, 1, 10, 100]) func allAreFoundInTheirOrder(_ size: Int) throws {
        let results = try context.fetch(descriptor, batchSize: size)
        #expect(try Array(results) == context.fetch(descriptor))
        #expect(results.count == 25 && results[24].label == "100" && results[0].label == "124")
        #expect(results.reversed().map(\.label) == results.map(\.label).sorted())
    }

    @Test func objectsOfDeletedRowsAreThere() throws {
        let results = try context.fetch(descriptor, batchSize: 10)
        let other = ModelContext(context.container)
        try other.delete(model: Tag.self, where: Tag.fields.label > "110")
        try other.save()
        #expect(results.map(\.label).count == 25)
    }

    @Test func pendingObjectsCount() throws {
        context.insert(Tag(label: "200"))
        let results = try context.fetch(descriptor, batchSize: 10)
        #expect(results.count == 26 && results[0].label == "200")
    }

    @Test func theFilterInMemoryCounts() throws {
        var descriptor = descriptor
        descriptor.filterInMemory = { $0.label.hasSuffix("0") }
        #expect(try context.fetch(descriptor, batchSize: 2).map(\.label) == ["120", "110", "100"])
    }
}
