import Foundation

/// A change to a file's first 100 bytes. For example: a format of a later version.
struct HeaderDamage {
    private let offset: Int
    private let bytes: [UInt8]

    private init(_ offset: Int, _ bytes: UInt8...) {
        self.offset = offset
        self.bytes = bytes
    }

    func apply(_ file: URL) throws {
        var data = try Data(contentsOf: file)
        data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        try data.write(to: file)
    }

    static let all = sizes + versions + pages + schemas + marks

    private static let sizes = [
        HeaderDamage(0, 0x58),
        // Sizes of pages: none, not a power of two, others.
        HeaderDamage(16, 0, 0), HeaderDamage(16, 2, 1), HeaderDamage(16, 4, 0),
        HeaderDamage(16, 0x10, 0), HeaderDamage(16, 0, 1), HeaderDamage(16, 1, 0),
        // Bytes at the end of each page that aren't used.
        HeaderDamage(20, 1), HeaderDamage(20, 32), HeaderDamage(20, 255),
        // Parts of a page that one row may take.
        HeaderDamage(21, 65), HeaderDamage(22, 31), HeaderDamage(23, 0),
    ]

    /// Formats of files, for writing and for reading.
    private static let versions = [
        HeaderDamage(18, 0), HeaderDamage(18, 2), HeaderDamage(18, 3), HeaderDamage(18, 2, 2),
        HeaderDamage(19, 0), HeaderDamage(19, 2), HeaderDamage(19, 3), HeaderDamage(18, 3, 3),
    ]

    private static let pages = [
        // Changes, pages, the list of free pages, and their number.
        HeaderDamage(24, 255, 255, 255, 255), HeaderDamage(24, 0, 0, 0, 0),
        HeaderDamage(28, 0, 0, 0, 0), HeaderDamage(28, 0, 0, 0, 1),
        HeaderDamage(28, 0, 0, 255, 255), HeaderDamage(28, 255, 255, 255, 255),
        HeaderDamage(32, 0, 0, 0, 0), HeaderDamage(32, 0, 0, 0, 1), HeaderDamage(32, 0, 0, 0, 2),
        HeaderDamage(32, 0, 0, 0, 3), HeaderDamage(32, 255, 255, 255, 255),
        HeaderDamage(36, 0, 0, 0, 0), HeaderDamage(36, 255, 255, 255, 255),
        // Whether there's a pointer map.
        HeaderDamage(52, 0, 0, 0, 0), HeaderDamage(52, 255, 255, 255, 255),
        HeaderDamage(64, 0, 0, 0, 0), HeaderDamage(64, 255, 255, 255, 255),
    ]

    private static let schemas = [
        // The number of the tables' state.
        HeaderDamage(40, 255, 255, 255, 255), HeaderDamage(40, 0, 0, 0, 0),
        // The format of tables.
        HeaderDamage(44, 0, 0, 0, 0), HeaderDamage(44, 0, 0, 0, 1), HeaderDamage(44, 0, 0, 0, 9),
        HeaderDamage(48, 255, 255, 255, 255),
        // Texts in UTF-16, and in nothing that's known.
        HeaderDamage(56, 0, 0, 0, 2), HeaderDamage(56, 0, 0, 0, 9), HeaderDamage(56, 0, 0, 0, 0),
    ]

    private static let marks = [
        HeaderDamage(60, 0, 0, 0, 0), HeaderDamage(60, 0, 0, 0, 99),
        HeaderDamage(60, 255, 255, 255, 255), HeaderDamage(68, 0, 0, 0, 0),
        HeaderDamage(68, 0, 0, 0, 1), HeaderDamage(72, 255, 255), HeaderDamage(92, 255, 255),
        HeaderDamage(96, 255, 255),
    ]
}
