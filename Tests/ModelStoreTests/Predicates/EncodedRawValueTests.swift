import Foundation
import ModelStore
import Testing

/// Predicates over codable values that have a raw value: they are stored as JSON, not as the raw value.
struct EncodedRawValueTests {
    @Test(arguments: [false, true]) func theyAreComparedAsValues(_ isSaved: Bool) throws {
        let store = try Store([Ferry.self])
        let context = try store.context()
        let (number, other) = (RegistryNumber(rawValue: "DE-7"), RegistryNumber(rawValue: "DK-1"))
        for (name, number) in [("a", number), ("b", other), ("c", nil)] {
            let ferry = Ferry(name: name)
            ferry.registry = number
            context.insert(ferry)
        }
        if isSaved { try context.save() }
        func names(_ predicate: Predicate<Ferry>) throws -> [String] {
            let descriptor = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)])
            return try context.fetch(descriptor).map(\.name)
        }
        #expect(try names(#Predicate { $0.registry == number }) == ["a"])
        #expect(try names(#Predicate { $0.registry != number }) == ["b", "c"])
        #expect(try names(#Predicate { $0.registry == nil }) == ["c"])
        let set: Set = [number, other]
        #expect(
            try names(#Predicate { $0.registry.flatMap { set.contains($0) } ?? false }) == [
                "a", "b",
            ]
        )
        #expect(try names(#Predicate { $0.registry?.rawValue == "DK-1" }) == ["b"])
    }
}
