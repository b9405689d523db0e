/// Random numbers of one seed, for all that makes a file.
final class SharedRandom {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func number(below bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }

    func shuffled<Element>(_ elements: [Element]) -> [Element] {
        elements.shuffled(using: &generator)
    }
}
