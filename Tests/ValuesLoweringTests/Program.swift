/// A program over the types of ``EveryKind``, and what it prints.
enum Program {
    static let statements = #"""
        import Foundation
        import ModelTypes

        func tell<Value: UnorderedValidatedValue>(_ type: Value.Type, _ values: Value.RawValue...) {
            for value in values {
                do {
                    print(Value.self, "takes", try Value(value))
                } catch {
                    print(Value.self, "refuses:", (error as any Error).localizedDescription)
                }
            }
        }

        func json(_ value: some Encodable) -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "-"
        }

        func decoded<Value: Decodable>(_ text: String, _ type: Value.Type) -> String {
            do {
                return "\(try JSONDecoder().decode(type, from: Data(text.utf8)))"
            } catch DecodingError.dataCorrupted(let context) {
                return context.underlyingError?.localizedDescription ?? "corrupted"
            } catch {
                return error.localizedDescription
            }
        }

        let thousand = Date(timeIntervalSinceReferenceDate: 1000)
        tell(Trimmed.self, "  a b \n", "")
        tell(Lower.self, " ÄB ", " ")
        tell(Title.self, " abcde ", "a\nb", "  ", "abcdef")
        tell(Code.self, "AB1", "AB12", "AB123", "xAB1", "AB1\n")
        tell(Word.self, "abc", "ab1", "a-b")
        tell(Plain.self, " x ")
        tell(Small.self, -5, 1000, -6, 1001)
        tell(Medium.self, 16, 15)
        tell(Large.self, 0, .max - 1, -1, .max)
        tell(Kilograms.self, 0, 700, -0.5, 700.5, .nan)
        tell(Share.self, 0, 1.25, -1, 1.5)
        tell(Price.self, Decimal(string: "0.05")!, 99, 0, 100)
        tell(Birthday.self, Date(timeIntervalSinceReferenceDate: -3_187_296_001))
        tell(Moment.self, thousand, thousand - 1001, thousand + 100_000)
        tell(Thumbnail.self, Data([1, 2]), Data(), Data([1]), Data([1, 2, 3, 4]))

        print(Title(rawValue: "abcdef") as Any, Title(trust: "abcdef"))
        print(Title.lengthLowerBound, Title.lengthUpperBound, Price.upperBound, Code.pattern.text)
        print(try Kilograms(1) < Kilograms(2), try Title("a") == Title(" a "))
        print(json([try Title("a")]), decoded(#"[" b "]"#, [Title].self))
        print(decoded(#"["abcdef"]"#, [Title].self))
        print(json([try Moment(thousand)]), decoded("[-1]", [Moment].self))
        print(json([try Price(3)]), decoded("[0]", [Price].self), decoded("[701]", [Kilograms].self))
        print(json([try Thumbnail(Data([1, 2]))]), decoded(#"["AQ=="]"#, [Thumbnail].self))

        print(Topics.allCases, [Topics.weather, .news, .default] as Topics, Topics.weather.rawValue)
        print(try Topics(ids: [10, 0, 10]).ids, json([Topics.weather]), decoded("[3]", [Topics].self))
        do {
            print(try Topics(ids: [0, 2]))
        } catch {
            print(error, error.id, error.type)
        }
        print((0...62).allSatisfy { (try? OptionIDs(ids: [$0]))?.ids == [$0] })
        print((try? OptionIDs(ids: [63])) as Any, OptionIDs(trappingIDs: [62, 5]), Days.sunday)

        print(Mood(rawValue: 1) as Any, Mood(rawValue: 2) as Any, Mood.allCases, json([Mood.low]))
        print(Color(rawValue: "deep \"blue\"") as Any, Color(rawValue: "deepBlue") as Any)
        print(decoded(#"["green"]"#, [Color].self))

        let later = Date(timeIntervalSinceReferenceDate: 2000)
        do {
            print(json(try Interval(start: thousand, end: thousand)))
            _ = try Interval(start: later, end: thousand)
        } catch {
            print(error == .notAscending(start: later, end: thousand), error.localizedDescription)
        }
        print(Interval(trust: (later, thousand)).start == later)
        print(decoded(#"{"start": 0, "end": 1}"#, Interval.self).contains("Interval"))
        print(decoded(#"{"start": 2, "end": 1}"#, Interval.self))
        print(try TitleRange(in: Title("a"), out: Title("b")).out)

        var place = Place(latitude: 1, topics: .news)
        place.class = "town"
        print(json(place), Place(latitude: 0, topics: []).url as Any)

        let contents: [Content] = [
            .value(value: 1), .default(in: Interval(trust: (thousand, later)), mood: nil), .none,
        ]
        print(contents.map(\.kind), contents.map(\.kind.rawValue), Content.Kind.allCases.count)
        print(contents.map(json))
        print(decoded(#"{"default":{"in":{"start":2,"end":1}}}"#, Content.self))
        print(Numbered.a(data: Data()).kind.rawValue, Numbered.Kind(rawValue: 7) as Any)

        """#

    static let output = #"""
        Trimmed takes a b
        Trimmed takes\#u{20}
        Lower takes äb
        Lower refuses: The text is empty.
        Title takes abcde
        Title refuses: The text has more than one line.
        Title refuses: The text has 0 characters; it needs at least 1.
        Title refuses: The text has 6 characters; it needs at most 5.
        Code takes AB1
        Code takes AB12
        Code refuses: The text does not match the pattern .{3,4}.
        Code refuses: The text does not match the pattern [A-Z]{2}\d+.
        Code refuses: The text does not match the pattern [A-Z]{2}\d+.
        Word takes abc
        Word refuses: The text may contain only letters.
        Word refuses: The text may contain only letters and digits.
        Plain takes  x\#u{20}
        Small takes -5
        Small takes 1000
        Small refuses: -6 is too small; the least is -5.
        Small refuses: 1001 is too large; the greatest is 1000.
        Medium takes 16
        Medium refuses: 15 is too small; the least is 16.
        Large takes 0
        Large takes 9223372036854775806
        Large refuses: -1 is too small; the least is 0.
        Large refuses: 9223372036854775807 is too large; it must be less than 9223372036854775807.
        Kilograms takes 0.0
        Kilograms takes 700.0
        Kilograms refuses: -0.5 is too small; the least is 0.0.
        Kilograms refuses: 700.5 is too large; the greatest is 700.0.
        Kilograms refuses: nan is too small; the least is 0.0.
        Share takes 0.0
        Share takes 1.25
        Share refuses: -1.0 is too small; the least is 0.0.
        Share refuses: 1.5 is too large; it must be less than 1.5.
        Price takes 0.05
        Price takes 99
        Price refuses: 0 is too small; the least is 0.05.
        Price refuses: 100 is too large; the greatest is 99.95.
        Birthday refuses: 1899-12-31 23:59:59 +0000 is too early; the earliest is 1900-01-01 00:00:00 +0000.
        Moment takes 2001-01-01 00:16:40 +0000
        Moment refuses: 2000-12-31 23:59:59 +0000 is too early; the earliest is 2001-01-01 00:00:00 +0000.
        Moment refuses: 2001-01-02 04:03:20 +0000 is too late; the latest is 2001-01-02 00:00:01 +0000.
        Thumbnail takes 2 bytes
        Thumbnail refuses: There is no data.
        Thumbnail refuses: There are 1 bytes; there must be at least 2.
        Thumbnail refuses: There are 4 bytes; there must be fewer than 4.
        nil abcdef
        1 5 99.95 [A-Z]{2}\d+
        true true
        ["a"] [b]
        The text has 6 characters; it needs at most 5.
        [1000] 2000-12-31 23:59:59 +0000 is too early; the earliest is 2001-01-01 00:00:00 +0000.
        [3] 0 is too small; the least is 0.05. 701.0 is too large; the greatest is 700.0.
        ["AQI="] There are 1 bytes; there must be at least 2.
        [[news], [default], [weather]] [news, default, weather] 1024
        [0, 10] [1024] [[news, default]]
        Topics has no option 2 2 Topics
        true
        nil [5, 62] [sunday]
        Optional(App.Mood.in) nil [App.Mood.low, App.Mood.neutral, App.Mood.in] [-1]
        Optional(App.Color.deepBlue) nil
        corrupted
        {"end":1000,"start":1000}
        true 2001-01-01 00:33:20 +0000 comes after 2001-01-01 00:16:40 +0000.
        true
        true
        2001-01-01 00:00:02 +0000 comes after 2001-01-01 00:00:01 +0000.
        b
        {"class":"town","latitude":1,"topics":1} nil
        [App.Content.Kind.value, App.Content.Kind.default, App.Content.Kind.none] ["value", "default", "none"] 3
        ["{\"value\":{\"value\":1}}", "{\"default\":{\"in\":{\"end\":2000,\"start\":1000}}}", "{\"none\":{}}"]
        2001-01-01 00:00:02 +0000 comes after 2001-01-01 00:00:01 +0000.
        -3 Optional(App.Numbered.Kind.b)

        """#
}
