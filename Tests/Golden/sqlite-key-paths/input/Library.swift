import Foundation

enum Genre: String, Codable { case essay, novel, poem }

struct Shelf: Codable, Hashable {
    var room: String
    var number: Int
}

@Composite
struct Lifetime {
    var first: Int
    var last: Int?
}

/// Somebody who writes.
@Model
final class Author {
    @Attribute(.unique) var email: String
    var name: String
    var nickname: String?
    var age: Int
    var level: Int16 = 0
    var rating: Double?
    var score: Float = 0
    var fee: Decimal = 0
    var joined: Date
    var isActive: Bool = true
    var isPinned: Bool?
    var code: UUID?
    var page: URL?
    var portrait: Data?
    var genre: Genre = .essay
    var otherGenre: Genre?
    var keywords: [String] = []
    var marks: [Int]?
    var limits: [String: Int] = [:]
    var shelf: Shelf?
    var years: Lifetime?
    @Relationship(deleteRule: .cascade, inverse: \Work.author) var works: Set<Work>
    @Relationship(inverse: \Author.mentees) var mentor: Author?
    var mentees: Set<Author>
}

@Model
class Work {
    var title: String
    var words: Int
    var published: Date?
    var author: Author?
    @Relationship(inverse: \Subject.works) var subjects: Set<Subject>
}

@Model
final class Book: Work {
    var chapters: Int
    var publisher: String?
}

@Model
class Article: Work {
    var magazine: String
}

@Model
final class Review: Article {
    var stars: Int
}

@Model
final class Subject {
    @Attribute(.unique) var name: String
    var works: Set<Work>
}
