/// What SQLite uses a page of a database for.
enum PageKind: CaseIterable {
    case interiorIndex
    case interiorTable
    case leafIndex
    case leafTable
    /// The rest of a value that doesn't fit its row's page.
    case overflow
    /// A list of free pages.
    case freeList
    case free
    /// The parent of each page.
    case pointerMap
}

/// The pages of a database with a pointer map, as SQLite's documentation of the format describes it.
struct DatabasePages {
    static let size = 512
    /// The numbers of the pages of each kind, from 1 on.
    private(set) var pages: [PageKind: [Int]] = [:]
    private let bytes: [UInt8]
    private let freeLists: Set<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        freeLists = Self.freeLists(bytes)
        for page in 1...bytes.count / Self.size {
            if let kind = kind(page) { pages[kind, default: []].append(page) }
        }
    }

    private static func freeLists(_ bytes: [UInt8]) -> Set<Int> {
        var lists: Set<Int> = []
        var next = number(bytes, 32)
        while next != 0, lists.insert(next).inserted { next = number(bytes, (next - 1) * size) }
        return lists
    }

    private func kind(_ page: Int) -> PageKind? {
        if page == 1 { return tree(100) }
        // A page of the map has five bytes for each page behind it.
        let map = (page - 2) / (Self.size / 5 + 1) * (Self.size / 5 + 1) + 2
        if map == page { return .pointerMap }
        return switch bytes[(map - 1) * Self.size + 5 * (page - map - 1)] {
        case 1, 5: tree((page - 1) * Self.size)
        case 2: freeLists.contains(page) ? .freeList : .free
        case 3, 4: .overflow
        default: nil
        }
    }

    private func tree(_ offset: Int) -> PageKind? {
        switch bytes[offset] {
        case 2: .interiorIndex
        case 5: .interiorTable
        case 10: .leafIndex
        case 13: .leafTable
        default: nil
        }
    }

    /// Four bytes of a file.
    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
