import ModelTypes
import Testing

/// The listed values are those that bit operators find, for every set of up to eight options.
struct OptionMatchTests {
    private struct Eight: BitmaskOptions {
        static let options = [0, 1, 2, 5, 9, 17, 40, 62].map { BitmaskOption($0) }
        let rawValue: Int64
    }

    private struct Two: BitmaskOptions {
        static let options = [BitmaskOption(3, "first"), BitmaskOption(14, "second")]
        let rawValue: Int16
    }

    private struct Zero: BitmaskOptions {
        static let options: [BitmaskOption] = []
        let rawValue: Int
    }

    @Test func everySetOfOptionsFindsWhatBitOperatorsFind() {
        check(Eight.self)
        check(Two.self)
        check(Zero.self)
    }

    private func check<Options: BitmaskOptions>(_ type: Options.Type) {
        let all = sets(of: type)
        for wanted in all {
            let mask = wanted.rawValue
            func found(_ matches: (Options.RawValue) -> Bool) -> [Options.RawValue] {
                all.map(\.rawValue).filter(matches).sorted()
            }
            #expect(OptionMatch.all(wanted).rawValues == found { $0 & mask == mask })
            #expect(OptionMatch.any(wanted).rawValues == found { $0 & mask != 0 })
            #expect(OptionMatch.none(wanted).rawValues == found { $0 & mask == 0 })
            #expect(OptionMatch.exactly(wanted).rawValues == [mask])
        }
    }

    private func sets<Options: BitmaskOptions>(of type: Options.Type) -> [Options] {
        let bits = Options.options.map(\.id)
        return (0..<1 << bits.count).map { number in
            let chosen = bits.indices.filter { number & 1 << $0 != 0 }
            return Options(rawValue: chosen.reduce(0) { $0 | 1 << Options.RawValue(bits[$1]) })
        }
    }

    @Test func theEmptySetMatchesByLogic() {
        #expect(OptionMatch<Two>.all([]).rawValues == [0, 8, 16384, 16392])
        #expect(OptionMatch<Two>.none([]).rawValues == [0, 8, 16384, 16392])
        #expect(OptionMatch<Two>.any([]).rawValues == [])
        #expect(OptionMatch<Two>.exactly([]).rawValues == [0])
    }
}
