import ModelIR
import Testing

/// Properties whose initial values are constants that the files declare.
struct ConstantTypesTests {
    @Test func aPropertyHasTheTypeOfItsConstant() throws {
        let reading = Reading(
            """
            enum Limits { static let pages = 5; enum Names { static var first: String { "a" } } }
            extension Limits { static let ratio = 0.5 }
            enum Mood: Int, Codable { case low, high; static let usual = Mood.low; static let count = 2 }
            let top: Int16 = 7
            @Model class Note {
                var pages = Limits.pages
                var name = Limits.Names.first
                var ratio = Limits.ratio
                var mood = Mood.high
                var usual = Mood.usual
                var same: Mood = .usual
                var count = Mood.count
                var top = top
                var limit = Note.limit
                static let limit = 3.5
            }
            """
        )
        #expect(reading.found == [])
        let entity = try #require(reading.model?.entities.first)
        let types: [AttributeType] = [
            .int, .string, .double, .int, .int, .int, .int, .integer16, .double,
        ]
        #expect(entity.attributes.map(\.type.stored) == types.map(\.stored))
        #expect(
            Array(entity.attributes).map(\.valueType) == [
                nil, nil, nil, "Mood", "Mood", "Mood", nil, nil, nil,
            ]
        )
        #expect(entity.attributes[3].defaultValue == .literal(.integer(1)))
        let usual = DefaultValue.opaque(text: "Mood.usual", language: "swift")
        #expect(entity.attributes[4].defaultValue == usual)
    }
}
