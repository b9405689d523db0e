import Foundation

/// Where a file ends: at the beginning of a page or in the middle of it.
enum LengthDamage {
    private static let step = DatabasePages.size / 2

    static func count(_ file: URL) throws -> Int { try Data(contentsOf: file).count / step }

    static func apply(_ number: Int, _ file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(number * step))
        try handle.close()
    }
}
