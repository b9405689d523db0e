import Foundation
import ModelTypes
import Testing

/// Options as bits, names and ids.
struct BitmaskOptionsTests {
    @Test(arguments: 0...62)
    func idsAndMaskAreInverse(_ id: Int) throws {
        let one = try OptionIDs(ids: [id])
        #expect(one.rawValue == 1 << Int64(id))
        #expect(one.ids == [id])
        #expect(OptionIDs(rawValue: 1 << Int64(id)).ids == [id])
        let rest = (0...62).filter { $0 != id }
        #expect(try OptionIDs(ids: rest).ids == rest)
        #expect(try OptionIDs(ids: rest).union(one) == OptionIDs(rawValue: .max))
    }

    @Test func everyMaskGivesItsIdsBack() throws {
        var mask: UInt64 = 1
        for _ in 0..<500 {
            mask = mask &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let set = OptionIDs(rawValue: Int64(mask >> 1))
            #expect(try OptionIDs(ids: set.ids.reversed() + set.ids) == set)
            #expect(set.ids == set.ids.sorted() && Set(set.ids).count == set.ids.count)
            #expect(set.ids.count == set.rawValue.nonzeroBitCount)
        }
    }

    @Test(arguments: [-1, 63, 64, 1000, Int.max, Int.min])
    func anIdWithoutABitIsAnError(_ id: Int) {
        #expect(throws: UnknownOptionID.self) { try OptionIDs(ids: [0, id]) }
        let error = #expect(throws: UnknownOptionID.self) { try Topics(ids: [0, 7, id]) }
        #expect(error?.id == 7)
        #expect(error?.type == "Topics")
        #expect(error?.description == "Topics has no option 7")
        #expect(error?.errorDescription == "Topics has no option 7.")
    }

    @Test func theSignBitIsABitLikeOthers() throws {
        #expect(Topics.last.rawValue == .min)
        #expect(Topics.last.ids == [63])
        #expect(try Topics(ids: [63, 0]).ids == [0, 63])
        #expect(try Flags(ids: [15]).rawValue == .min)
        #expect(try Flags(ids: 0...15).rawValue == -1)
    }

    @Test func namesAndAllCases() {
        #expect(Topics.allCases == [.news, .weather, .last])
        #expect(([.weather, .news] as Topics).description == "[news, weather]")
        #expect(([] as Topics).description == "[]")
        #expect(OptionIDs(rawValue: 0b101).description == "[0, 2]")
    }

    @Test func theMaskIsWhatIsEncoded() throws {
        let json = try JSONEncoder().encode([Topics.weather])
        #expect(String(decoding: json, as: UTF8.self) == "[1024]")
        #expect(try JSONDecoder().decode([Topics].self, from: json) == [.weather])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Flags].self, from: Data("[40000]".utf8))
        }
    }
}
