import Foundation

/// What happens to one page of a file.
///
/// Any 64 numbers in a row do everything to every kind of page.
struct PageDamage {
    private let number: Int
    private let file: URL
    private var random: SeededGenerator
    private var bytes: [UInt8]
    /// Where the page starts.
    private let start: Int
    private let size = DatabasePages.size

    struct NoPage: Error {
        let kind: PageKind
    }

    init(_ number: UInt64, _ file: URL) throws {
        self.number = Int(number)
        self.file = file
        random = SeededGenerator(seed: number)
        bytes = try [UInt8](Data(contentsOf: file))
        let kinds = PageKind.allCases
        let kind = kinds[self.number % kinds.count]
        guard let pages = DatabasePages(bytes).pages[kind] else { throw NoPage(kind: kind) }
        start = (pages[random.int(pages.count)] - 1) * size
    }

    mutating func apply() throws {
        switch number / PageKind.allCases.count % 8 {
        case 0: flipBit(in: start..<start + size)
        case 1: for _ in 0...random.int(4) { flipBit(in: head) }
        case 2: fill(start..<start + size, 0)
        case 3: for index in start..<start + size { bytes[index] = UInt8(random.int(256)) }
        case 4: replaceByAnotherPage()
        case 5: writePageNumber()
        case 6: fill(field, random.int(2) == 0 ? 0xFF : 0)
        default: fillAnywhere()
        }
        try Data(bytes).write(to: file)
    }

    /// What the page says about itself; that of the first page is behind the file's.
    private var head: Range<Int> {
        let start = start == 0 ? 100 : start
        return start..<start + 16
    }

    private mutating func flipBit(in range: Range<Int>) {
        bytes[range.lowerBound + random.int(range.count)] ^= 1 << random.int(8)
    }

    private mutating func fill(_ range: Range<Int>, _ byte: UInt8) {
        bytes.replaceSubrange(range, with: repeatElement(byte, count: range.count))
    }

    private mutating func replaceByAnotherPage() {
        let other = random.int(bytes.count / size) * size
        bytes.replaceSubrange(start..<start + size, with: bytes[other..<other + size])
    }

    /// Lets the page lead to another one, to itself, or nowhere.
    private mutating func writePageNumber() {
        let count = bytes.count / size
        let numbers = [0, 1, 2, start / size + 1, 1 + random.int(count), count + 1, 0xFFFF_FFFF]
        let number = numbers[random.int(numbers.count)]
        // Next pages, the children on the right, and parents, whose kinds are before them.
        let offset = head.lowerBound + [0, 1, 4, 8][random.int(4)]
        for index in 0..<4 { bytes[offset + index] = UInt8(number >> (24 - 8 * index) & 0xFF) }
    }

    /// Two bytes about cells: how many there are, and where they or the free bytes start.
    private var field: Range<Int> {
        mutating get {
            let offset = head.lowerBound + [1, 3, 5, 8, 12][random.int(5)]
            return offset..<offset + 2
        }
    }

    /// Makes lengths and keys as large as they can be.
    private mutating func fillAnywhere() {
        let offset = start + random.int(size - 9)
        fill(offset..<offset + 9, 0xFF)
    }
}
