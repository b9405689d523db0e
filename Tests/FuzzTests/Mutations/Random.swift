/// Numbers that are the same in every run. For example: `Random(seed: 3, number: 17)`.
struct Random {
    private var state: UInt64

    init(seed: Int, number: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
        state ^= UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03
    }

    /// A number from 0 to `limit - 1`; 0 if the limit isn't positive.
    mutating func below(_ limit: Int) -> Int {
        Int(next() % UInt64(max(1, limit)))
    }

    /// Whether something happens that happens once in so many cases.
    mutating func isOne(in count: Int) -> Bool {
        below(count) == 0
    }

    /// Any element; `nil` if there is none.
    mutating func pick<Elements: RandomAccessCollection>(
        _ elements: Elements
    ) -> Elements.Element? where Elements.Index == Int {
        elements.isEmpty ? nil : elements[elements.startIndex + below(elements.count)]
    }

    /// A case of an enum. For example: `random.any(Layout.self)`.
    mutating func any<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
        let all = Array(type.allCases)
        return all[below(all.count)]
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
