import Foundation
import SwiftData

enum Change: String, Codable {
    case inserted
    case deleted
}

/// No class has a property of this name in the code.
protocol Digestible {
    var hash: Int { get }
}

extension Digestible {
    var digest: Int { hash &* 31 }
}

@Model
class Note: Digestible {
    var title: String
    var change = Change.inserted
    var hasChanges = false { didSet { updated = .now } }
    var hash = 0
    var rowKey = 0
    var updated: Date { didSet { if updated < oldValue { updated = oldValue } } }
    var pages = 1
    @Relationship(deleteRule: .cascade, inverse: \Folder.notes) var folder: Folder?

    init(title: String, hash: Int, updated: Date) {
        self.title = title
        self.hash = hash
        self.updated = updated
    }

    func needsSync() -> Bool { hasChanges || rowKey == 0 }

    func digested() -> Int { self.hash &* 31 &+ hash }

    /// The parameter has the name.
    func rehash(hash: Int, _ updated: Date, hasChanges isNew: Bool) {
        self.hash = hash &+ rowKey
        self.updated = updated
        hasChanges = isNew
        self.rowKey += 1
    }

    /// The case of an enum has the name of a member.
    var wasDeleted: Bool { change == .deleted || change == Change.deleted }

    var summary: String { "hash \(hash), row \(rowKey): \(title)" }

    static var hashes: [KeyPath<Note, Int>] { [\Note.hash, \Note.rowKey, \Note.length] }

    /// The constant has the name only in a part of the function.
    func count() -> Int {
        if pages > 1 {
            let (hash, rowKey) = (1, 2)
            return hash + rowKey
        }
        return hash + rowKey
    }

    /// The closure's parameter has the name.
    func sum(_ numbers: [Int]) -> Int { numbers.reduce(0) { hash, rowKey in hash + rowKey } }

    /// The type of the other object isn't known.
    func isSame(as other: Note) -> Bool { other.hash == hash && other.rowKey == rowKey }

    func differs(from other: Note) -> Bool { !isSame(as: other) }

    /// Every managed object has one.
    var isInserted: Bool { pages == 0 }

    func isKnown() -> Bool { !isInserted }

    var length: Int {
        get { pages * 2 }
        set { pages = newValue / 2 }
    }
}

@Model
final class Memo: Note {
    func mark() { hasChanges = true; rowKey = hash }
}

@Model
final class Folder {
    var notes: [Note] = []

    init() {}

    func changed() -> [Note] { notes.filter(\.hasChanges) }

    func firstRow() -> Int { notes.first?.rowKey ?? 0 }

    func total() -> Int { notes.reduce(0) { $0 + $1.length } }
}
