/// Which case it is: the same name gives the same case wherever the seed models are the same.
///
/// For example: `3:17`, the case 17 of the seed 3. A failure shows the name; to run that case alone,
/// and keep what it read, put the name into the environment:
///
/// `MODELGEN_FUZZ_CASE=3:17 swift test --filter FuzzTests`
struct CaseName: Hashable, Sendable, CustomStringConvertible {
    var seed: Int
    var number: Int

    var description: String { "\(seed):\(number)" }

    /// The generator that makes the case.
    var random: Random { Random(seed: seed, number: number) }
}

extension CaseName {
    /// Nil unless the text is two numbers with a colon between them.
    init?(_ text: String) {
        let numbers = text.split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        self.init(seed: numbers[0], number: numbers[1])
    }
}
