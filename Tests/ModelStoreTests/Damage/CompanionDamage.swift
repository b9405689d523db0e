import Foundation

/// What's put beside a file.
enum CompanionDamage: Sendable {
    /// A file that was prepared, or the database itself.
    case whole(Companions.Name, as: Suffix)
    /// The first bytes of a log.
    case cut(Companions.Name, count: Int)
    /// Its own log with one bit changed.
    case changed(byte: Int)
    /// Its own log, whose index is something else.
    case index
    /// What isn't a log, a journal or an index.
    case noise(Suffix)
    case folder(Suffix)

    enum Suffix: String, CaseIterable {
        case log = "-wal"
        case index = "-shm"
        case journal = "-journal"
    }

    static let all: [CompanionDamage] =
        [
            .whole(.ownLog, as: .log), .whole(.otherLog, as: .log), .whole(.foreignLog, as: .log),
            .whole(.otherJournal, as: .journal), .whole(.original, as: .log),
            .whole(.original, as: .journal), .index,
        ]
        + [Companions.Name.ownLog, .otherLog].flatMap(cuts)
        // Versions, sizes of pages, the place to start, salts, sums, pages.
        + [3, 7, 9, 15, 17, 24, 33, 36, 41, 47, 49, 60].map { .changed(byte: $0) }
        + Suffix.allCases.flatMap { [.noise($0), .folder($0)] }

    /// At the end of a page, and in the middle of it.
    private static func cuts(_ log: Companions.Name) -> [CompanionDamage] {
        [1, 2, 3, 5, 8, 13, 21, 34].flatMap { (pages: Int) -> [CompanionDamage] in
            let end = 32 + pages * (24 + DatabasePages.size)
            return [.cut(log, count: end), .cut(log, count: end - 300)]
        }
    }

    func apply(_ companions: Companions, _ file: URL) throws {
        func path(_ suffix: Suffix) -> URL { URL(fileURLWithPath: file.path + suffix.rawValue) }
        switch self {
        case .whole(let name, let suffix):
            try companions.data(name).write(to: path(suffix))
        case .cut(let name, let count):
            try companions.data(name).prefix(count).write(to: path(.log))
        case .changed(let byte):
            var log = try companions.data(.ownLog)
            log[byte] ^= 4
            try log.write(to: path(.log))
        case .index:
            try companions.data(.ownLog).write(to: path(.log))
            try Self.noise.write(to: path(.index))
        case .noise(let suffix): try Self.noise.write(to: path(suffix))
        case .folder(let suffix):
            try FileManager.default.createDirectory(
                at: path(suffix),
                withIntermediateDirectories: false
            )
        }
    }

    /// More than an index has.
    private static let noise = Data(repeating: 7, count: 40_000)
}
