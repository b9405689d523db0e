import ModelIR
import Testing

@Suite("Enums in C") struct EnumTests {
    @Test(
        "an enum keeps its values, with names as in Swift",
        arguments: [
            (
                "typedef NS_ENUM(NSInteger, Mood) { MoodLow = -1, MoodOK, MoodHigh = 5 };",
                ["low": -1, "ok": 0, "high": 5]
            ),
            ("typedef NS_CLOSED_ENUM(int16_t, Mood) { MoodA = 0x10, MoodB };", ["a": 16, "b": 17]),
            ("typedef enum { kMoodBad, kMoodVeryGood } Mood;", ["bad": 0, "veryGood": 1]),
            (
                "typedef enum _mood { MOOD_BAD = 1, MOOD_VERY_GOOD } Mood;",
                ["bad": 1, "veryGood": 2]
            ),
            (
                "typedef enum Mood : uint8_t { MoodURL, MoodURLList } Mood;",
                ["url": 0, "urlList": 1]
            ),
            (
                "typedef NS_ENUM(NSInteger, Mood) { Mood2D = 2, Mood3D };",
                ["mood2D": 2, "mood3D": 3]
            ),
            ("typedef NS_ENUM(NSInteger, Moods) { MoodA, MoodB };", ["a": 0, "b": 1]),
            ("typedef NS_ENUM(NSInteger, Mood) { Bad, Good };", ["bad": 0, "good": 1]),
            (
                "typedef NS_ENUM(NSInteger, Mood) { MoodA NS_SWIFT_NAME(z), MoodB };",
                ["z": 0, "b": 1]
            ),
            ("typedef NSInteger Mood;\nenum { MoodA = 'a', MoodB };", ["a": 97, "b": 98]),
            ("typedef enum { _, MoodOK } Mood;", ["__": 0, "moodOK": 1]),
        ]
    )
    func cases(text: String, values: [String: Int64]) throws {
        let type = try #require(try readType(text))
        guard case .enumeration(let enumeration) = type.kind else {
            Issue.record("\(type.kind)")
            return
        }
        let read = enumeration.cases.map { ($0.name, $0.rawValue) }
        #expect(Dictionary(uniqueKeysWithValues: read) == values.mapValues { .integer($0) })
    }

    @Test(
        "the underlying type determines the stored type",
        arguments: [
            ("NSInteger", AttributeType.int), ("NSUInteger", .int), ("int16_t", .integer16),
            ("uint8_t", .integer16), ("int32_t", .integer32), ("int64_t", .integer64),
        ]
    )
    func rawTypes(raw: String, type: AttributeType) throws {
        let read = try readType("typedef NS_ENUM(\(raw), Mood) { MoodA, MoodB };")
        #expect(read?.rawType == type)
    }

    @Test("a second name for a value is a member") func alias() throws {
        let read = try readType("typedef NS_ENUM(int, M) { MLow, MHigh, MDefault = MLow };")
        #expect(read?.code.members.map(\.text) == ["static var `default`: Self { .low }"])
    }

    @Test("a Swift name renames the type") func swiftName() throws {
        let read = try readType("typedef NS_ENUM(int, ABCMood) { ABCMoodLow } NS_SWIFT_NAME(Mood);")
        #expect(read?.name == "Mood")
    }

    @Test("a Swift name in a class that isn't an entity is joined") func nested() throws {
        let read = try readType("typedef NS_ENUM(int, AMood) { AMoodLow } NS_SWIFT_NAME(App.Mood);")
        #expect(read?.name == "AppMood")
    }

    @Test("comments belong to the constants beside them") func documentation() throws {
        let read = try readType(
            "typedef NS_ENUM(int, M) {\n/// Bad.\nMLow,\nMMiddle,\nMHigh, ///< Good.\n};"
        )
        guard case .enumeration(let enumeration)? = read?.kind else {
            Issue.record("no enum")
            return
        }
        #expect(enumeration.cases.map(\.documentation) == [["Bad."], [], ["Good."]])
    }
}

@Suite("Option sets in C") struct OptionSetTests {
    @Test(
        "options keep their bits",
        arguments: [
            (
                "typedef NS_OPTIONS(NSUInteger, Days) { DayNone = 0, DayMon = 1 << 0, DaySun = 0x40 };",
                ["mon": 0, "sun": 6]
            ),
            (
                "typedef enum { DayA = 1 << 0, DayB = 1 << 1, DayC = 1 << 2, DayAll = DayA | DayB | DayC } Day;",
                ["a": 0, "b": 1, "c": 2]
            ),
            (
                "typedef NS_OPTIONS(NSUInteger, Day) { DayA = 1UL << 40, DayB NS_SWIFT_NAME(z) = 2 };",
                ["a": 40, "z": 1]
            ),
        ]
    )
    func bits(text: String, bits: [String: Int]) throws {
        let type = try #require(try readType(text))
        guard case .optionSet(let options) = type.kind else {
            Issue.record("\(type.kind)")
            return
        }
        #expect(Dictionary(uniqueKeysWithValues: options.options.map { ($0.name, $0.bit) }) == bits)
    }

    @Test("unions are members") func unions() throws {
        let read = try readType(
            "typedef NS_OPTIONS(int, Day) { DayA = 1, DayB = 2, DayBoth = DayA | DayB, DayAll = 0xF };"
        )
        #expect(
            read?.code.members.map(\.text) == [
                "static var both: Self { [.a, .b] }", "static var all: Self { Self(rawValue: 15) }",
            ]
        )
    }

    @Test("an option that no stored integer holds is left out, with a warning") func signBit()
        throws
    {
        let text = "typedef NS_OPTIONS(NSUInteger, Day) { DayA = 1, DayB = 1UL << 63 };"
        let (model, found) = try readHeaders(["D.h": text])
        guard case .optionSet(let options)? = model?.valueTypes.first?.kind else {
            Issue.record("no options")
            return
        }
        #expect(options.options.map(\.name) == ["a"])
        #expect(found.map(\.id) == ["objc.left-out"])
    }

    @Test("numbers that are only counted are an enum") func counted() throws {
        guard case .enumeration? = try readType("typedef enum { DA = 1, DB, DC, DD } D;")?.kind
        else {
            Issue.record("no enum")
            return
        }
    }
}
