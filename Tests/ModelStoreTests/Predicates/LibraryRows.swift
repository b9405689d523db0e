import Foundation
import ModelStore
import ModelTypes

/// Authors, works and subjects, the same in every store.
struct LibraryRows {
    let store: Store
    let context: ModelContext
    let authors: [Author]
    let works: [Work]
    let subjects: [Subject]

    static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    /// Inserts them without saving.
    init(seed: UInt64 = 1) throws {
        store = try Store([Author.self, Work.self, Book.self, Article.self, Review.self])
        context = try store.context()
        var random = SeededGenerator(seed: seed)
        let subjects = ["art", "music", "Árt", "trade"].map { Subject(name: $0) }
        let authors = (0..<14).map { LibraryRows.author($0, &random) }
        let works = (0..<24).map { LibraryRows.work($0, &random) }
        (self.subjects, self.authors, self.works) = (subjects, authors, works)
        for subject in subjects { context.insert(subject) }
        for author in authors { context.insert(author) }
        for work in works { context.insert(work) }
        for (number, author) in authors.enumerated() where random.int(3) > 0 && number > 0 {
            author.mentor = authors[random.int(number)]
        }
        for work in works {
            if random.int(5) > 0 { work.author = authors[random.int(authors.count)] }
            for subject in subjects where random.int(3) == 0 { work.subjects.insert(subject) }
        }
    }

    private static func author(_ number: Int, _ random: inout SeededGenerator) -> Author {
        let names = ["Ann", "ann", "Élan", "Zoë", "bob", "Ann Lee", "", "Straße", "a10", "a9"]
        func pick<Value>(_ values: [Value]) -> Value { values[random.int(values.count)] }
        let author = Author(
            email: "\(number)@example.org",
            name: pick(names),
            age: pick([0, 1, 7, 19, 20, 41, -3]),
            joined: start.addingTimeInterval(Double(random.int(6)) * 86_400)
        )
        author.nickname = pick(names.map { $0 } + [nil, nil, nil])
        author.level = pick([0, 1, 2, -1])
        author.rating = pick([nil, 0, 0.5, 2, -1.25])
        author.score = pick([0, 0.1, 2.5])
        author.fee = pick([0, 9, 10, -1, Decimal(string: "0.5") ?? 0])
        author.isActive = random.int(2) == 0
        author.isPinned = pick([nil, true, false])
        author.code = pick([nil, UUID(1), UUID(2)])
        author.page = pick([nil, URL(string: "https://example.org/\(number)")])
        author.portrait = pick([nil, Data(), Data([1, 2])])
        author.genre = pick([.essay, .novel, .poem])
        author.otherGenre = pick([nil, .essay, .poem])
        author.keywords = pick([[], ["sea"], ["sea", "land"], ["Sea", "air", "sea"]])
        author.marks = pick([nil, [], [1], [3, 1, 2]])
        author.limits = pick([[:], ["day": 3], ["day": 1, "week": 5]])
        author.shelf = pick([nil, Shelf(room: "A", number: 1), Shelf(room: "B", number: 2)])
        author.years = pick([nil, Lifetime(first: 1900), Lifetime(first: 1920, last: 1990)])
        return author
    }

    private static func work(_ number: Int, _ random: inout SeededGenerator) -> Work {
        let title = ["One", "Two", "One Two", "three"][random.int(4)]
        let words = [0, 10, 200, 3000][random.int(4)]
        let day = Double(random.int(5)) * 86_400
        let published = random.int(3) == 0 ? nil : start.addingTimeInterval(day)
        switch random.int(4) {
        case 0:
            let publisher = random.int(2) == 0 ? nil : "Sea Press"
            return Book(
                title: title,
                words: words,
                chapters: random.int(4),
                published: published,
                publisher: publisher
            )
        case 1:
            return Article(title: title, words: words, magazine: "Waves", published: published)
        case 2:
            return Review(
                title: title,
                words: words,
                magazine: "Tides",
                stars: random.int(4),
                published: published
            )
        default: return Work(title: title, words: words, published: published)
        }
    }

    /// Gives about half of the authors other values than those in the file.
    func changeSome(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for author in authors where random.int(2) == 0 {
            let other = LibraryRows.author(0, &random)
            author.name = other.name
            author.nickname = other.nickname
            author.age = other.age
            author.rating = other.rating
            author.isPinned = other.isPinned
            author.keywords = other.keywords
        }
    }
}
