import Foundation
import ModelStore
import TestSupport
import Testing

/// Integer types that are stored as wider ones.
struct NarrowIntegerTests {
    private let folder: TemporaryFolder
    private let context: ModelContext
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("pixels.sqlite")
        context = try ModelContext(
            ModelContainer(for: Pixel.self, configurations: .test(file))
        )
    }

    private func insert(red: UInt8) throws -> Pixel {
        let pixel = Pixel(red: red)
        context.insert(pixel)
        try context.save()
        return pixel
    }

    @Test func valuesAreReadAsTheyWereWritten() throws {
        let pixel = try insert(red: 200)
        (pixel.color, pixel.digest, pixel.depth, pixel.width) = (.max, 1 << 62, .min, .max)
        try context.save()
        let other = ModelContext(context.container)
        let read = try #require(try other.fetch(Pixel.self).first)
        #expect([read.red, read.green, read.blue, read.tint] == [200, 255, 255, 1])
        #expect(read.color == .max && read.digest == 1 << 62)
        #expect(read.depth == .min && read.width == .max && read.size == 3)
    }

    @Test func conditionsAndOrdersCompareThem() throws {
        for red in [200, 3, 90] as [UInt8] { _ = try insert(red: red) }
        let bright = #Predicate<Pixel> { $0.red > 50 && $0.size == 3 && $0.digest == nil }
        let order = [SortDescriptor(\Pixel.red, order: .reverse)]
        let found = try context.fetch(FetchDescriptor(predicate: bright, sortBy: order))
        #expect(found.map(\.red) == [200, 90])
        #expect(try context.fetchCount(Pixel.self, where: Pixel.fields.red == 3) == 1)
    }

    @Test func whatDoesNotFitIsAnError() throws {
        let pixel = try insert(red: 1)
        pixel.digest = .max
        let error = StoreError.notStorable(property: "Pixel.digest", object: "Pixel/1")
        #expect(throws: error) { try context.save() }
        context.rollback()

        let database = try Database(file)
        try database.ignoreChecks()
        try database.execute("UPDATE Pixel SET size = -1")
        #expect(throws: StoreError.self) {
            _ = try ModelContext(context.container).fetch(Pixel.self)
        }
    }
}
