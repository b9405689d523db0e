import Foundation
import SwiftData

protocol Stored: PersistentModel {
    var uid: String { get }
}

extension Stored {
    static func fetchAll(_ context: ModelContext) throws -> [Self] {
        try context.fetch(FetchDescriptor<Self>())
    }

    var shortID: String { String(uid.prefix(4)) }
}

/// What is deleted later.
protocol SoftDeletable: Stored, PersistentModel {
    var deletedAt: Date? { get set }
}

extension SoftDeletable {
    func trash() { deletedAt = Date() }
    var isShown: Bool { deletedAt == nil && !isDeleted }
}

protocol Shelf: AnyObject {
    associatedtype Item: PersistentModel

    var all: [Item] { get }
}

extension Shelf where Item: PersistentModel & SoftDeletable {
    var shown: [Item] { all.filter(\.isShown) }
    var ids: Set<Item.ID> { Set(all.map(\.id)) }
}

@Model final class Book: SoftDeletable {
    var uid: String = ""
    var deletedAt: Date?
    var library: Library?

    init(uid: String) {
        self.uid = uid
    }

    var label: String { shortID + "!" }
}

@Model final class Library: Shelf {
    var name: String = ""
    @Relationship(inverse: \Book.library) var books: [Book] = []

    var all: [Book] { Array(books) }

    init(name: String) {
        self.name = name
    }
}
