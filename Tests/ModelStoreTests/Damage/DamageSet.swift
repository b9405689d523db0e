import Foundation

/// A way to damage files, with numbered cases that are the same in every run.
enum DamageSet: String, CaseIterable, Codable, Sendable {
    /// Bytes, pages and values at random places.
    case random
    /// Pages of every kind.
    case pages
    /// Files that end too early.
    case lengths
    /// The first bytes of a file, which say how the others are written.
    case headers
    /// Logs, and other files that SQLite looks for beside a database.
    case companions

    /// Writes what cases start from to a folder.
    func prepare(_ folder: URL) throws {
        let file = Self.original(folder)
        switch self {
        case .random: try UndamagedStore.write(to: file)
        case .pages, .lengths, .headers: try UndamagedStore.writeSmallPages(to: file)
        case .companions: try Companions(folder).prepare(file)
        }
    }

    static func original(_ folder: URL) -> URL { folder.appendingPathComponent("original.sqlite") }

    /// How many cases there are; `nil` if any number makes one.
    func count(_ folder: URL) throws -> UInt64? {
        switch self {
        case .random, .pages: nil
        case .lengths: try UInt64(LengthDamage.count(Self.original(folder)))
        case .headers: UInt64(HeaderDamage.all.count)
        case .companions: UInt64(CompanionDamage.all.count)
        }
    }

    /// Damages a copy of the original.
    /// - Parameter folder: what was prepared.
    func damage(_ file: URL, _ number: UInt64, _ folder: URL) throws {
        switch self {
        case .random:
            var damage = FileDamage(seed: number, file: file)
            try damage.apply()
        case .pages:
            var damage = try PageDamage(number, file)
            try damage.apply()
        case .lengths: try LengthDamage.apply(Int(number), file)
        case .headers: try HeaderDamage.all[Int(number)].apply(file)
        case .companions: try CompanionDamage.all[Int(number)].apply(Companions(folder), file)
        }
    }
}
