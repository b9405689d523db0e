import Foundation
import SwiftData

enum LibraryV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Author.self, Book.self] }

    enum Mood: String, Codable { case calm, wild }

    @Model final class Author {
        var name: String = ""
        var mood: Mood = Mood.calm
        @Relationship(inverse: \LibraryV2.Book.author) var books: [LibraryV2.Book]?
        init() {}
    }

    @Model final class Book {
        var title: String = ""
        init() {}
    }
}

enum LibraryV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Author.self, Book.self] }

    typealias Author = LibraryV1.Author
    typealias Writer = Author

    @Model final class Book {
        var title: String = ""
        var pages: Int = 0
        var author: Writer?
        init() {}
    }
}

enum LibraryV3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { LibraryV2.models + [Shelf.self] }

    typealias Author = LibraryV2.Author
    typealias Writer = LibraryV2.Writer

    @Model final class Shelf {
        var label = UUID().uuidString
        var opened = Date().addingTimeInterval(60)
        weak var parent: Shelf?
        var favourite: Shelf?
        var shelves: [Shelf] = []
        init() {}
    }
}

typealias Author = LibraryV3.Author
typealias Writer = LibraryV3.Writer
typealias Book = LibraryV2.Book
typealias Shelf = LibraryV3.Shelf

extension Author {
    func isNamed(like other: Writer) -> Bool { name == other.name }
}

extension LibraryV1.Mood {
    var isLoud: Bool { self == .wild }
}
