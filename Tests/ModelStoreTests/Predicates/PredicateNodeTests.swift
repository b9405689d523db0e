import Foundation
import ModelStore
import ModelTypes
import Testing

/// Every expression of Foundation's predicates: rows, pending objects and Foundation agree.
struct PredicateNodeTests {
    private func askAuthors(@Listed _ predicates: () -> [Predicate<Author>]) throws {
        try PredicateQuestions(rows: LibraryRows()).ask(predicates())
    }

    private func askWorks(@Listed _ predicates: () -> [Predicate<Work>]) throws {
        try PredicateQuestions(rows: LibraryRows()).ask(predicates())
    }

    @Test func values() throws {
        let (name, age, day) = ("Ann", 20, LibraryRows.start.addingTimeInterval(86_400))
        let (code, page) = (UUID(1), URL(string: "https://example.org/3"))
        let (fee, score, portrait) = (Decimal(9), 0.1 as Float, Data([1, 2]))
        let missing: String? = nil
        try askAuthors {
            #Predicate<Author> { $0.name == name }
            #Predicate<Author> { $0.age == age }
            #Predicate<Author> { $0.joined == day }
            #Predicate<Author> { $0.code == code }
            #Predicate<Author> { $0.page == page }
            #Predicate<Author> { $0.fee == fee }
            #Predicate<Author> { $0.score == score }
            #Predicate<Author> { $0.portrait == portrait }
            #Predicate<Author> { $0.nickname == missing }
            #Predicate<Author> { $0.nickname != missing }
            #Predicate<Author> { $0.nickname == nil }
            #Predicate<Author> { $0.rating != nil }
        }
    }

    @Test func orders() throws {
        let (day, fee) = (LibraryRows.start.addingTimeInterval(86_400), Decimal(9))
        try askAuthors {
            #Predicate<Author> { $0.age < 19 }
            #Predicate<Author> { $0.age <= 19 }
            #Predicate<Author> { $0.age > 19 }
            #Predicate<Author> { 19 >= $0.age }
            #Predicate<Author> { $0.joined > day }
            #Predicate<Author> { $0.fee > fee }
            #Predicate<Author> { $0.fee < $0.fee + fee }
            #Predicate<Author> { $0.name < "B" }
            #Predicate<Author> { $0.rating ?? 7 > 0.25 }
            #Predicate<Author> { $0.age > $0.name.count }
        }
    }

    @Test func logic() throws {
        let (showsAll, isWanted) = (false, true)
        try askAuthors {
            #Predicate<Author> { $0.isActive }
            #Predicate<Author> { !$0.isActive }
            #Predicate<Author> { $0.isPinned == true }
            #Predicate<Author> { $0.isPinned != true }
            #Predicate<Author> { $0.isPinned ?? false }
            #Predicate<Author> { !($0.isPinned ?? true) }
            #Predicate<Author> { $0.isActive == isWanted && $0.age > 1 }
            #Predicate<Author> { showsAll || $0.isActive }
            #Predicate<Author> { !showsAll && !($0.name == "Ann" || $0.age > 19) }
            #Predicate<Author> { ($0.age > 1) == $0.isActive }
            #Predicate<Author> { isWanted ? $0.isActive : true }
            #Predicate<Author> { $0.isActive ? $0.age > 1 : $0.age < 20 }
            #Predicate<Author> { ($0.isActive ? $0.age : 5) > 4 }
            Predicate<Author>.true
            Predicate<Author>.false
        }
    }

    @Test func optionals() throws {
        try askAuthors {
            #Predicate<Author> { $0.nickname?.contains("n") == true }
            #Predicate<Author> { $0.nickname?.contains("n") != true }
            #Predicate<Author> { $0.nickname?.contains("n") == false }
            #Predicate<Author> { $0.nickname?.contains("n") == nil }
            #Predicate<Author> { $0.nickname?.contains("n") ?? true }
            #Predicate<Author> { !($0.nickname?.contains("n") ?? false) }
            #Predicate<Author> { ($0.nickname ?? "Ann") == "Ann" }
            #Predicate<Author> { ($0.nickname ?? "") != "" }
            #Predicate<Author> { ($0.nickname ?? $0.name) == "Ann" }
            #Predicate<Author> { ($0.nickname ?? "").isEmpty }
            #Predicate<Author> { if let rating = $0.rating { rating > 0 } else { true } }
            #Predicate<Author> { if let rating = $0.rating { rating > 0 } else { false } }
            #Predicate<Author> { if let rating = $0.rating { rating > 0 } else { $0.isActive } }
            #Predicate<Author> { $0.rating != nil && $0.rating! > 0 }
            #Predicate<Author> { $0.nickname!.starts(with: "a") }
        }
    }

    @Test func arithmetic() throws {
        try askAuthors {
            #Predicate<Author> { $0.age + 2 == 21 }
            #Predicate<Author> { ($0.age - 1 > 6) == false }
            #Predicate<Author> { $0.age * 2 > 30 }
            #Predicate<Author> { $0.age / 4 == 4 }
            #Predicate<Author> { $0.age % 2 == 1 }
            #Predicate<Author> { -$0.age > -19 }
            #Predicate<Author> { $0.level + 1 > 1 }
            #Predicate<Author> { ($0.rating ?? 3) / 2 > 0.5 }
            #Predicate<Author> { ($0.rating ?? 3) / 0 > 1 }
            #Predicate<Author> { $0.score * 3 == 0.3 }
            #Predicate<Author> { $0.fee * 2 - 1 > 5 }
            #Predicate<Author> { -$0.fee < 0 }
        }
    }

    @Test func texts() throws {
        try askAuthors {
            #Predicate<Author> { $0.name.contains("n") }
            #Predicate<Author> { $0.name.contains("") }
            #Predicate<Author> { $0.name.contains($0.nickname ?? "x") }
            #Predicate<Author> { "Annabel".contains($0.name) }
            #Predicate<Author> { $0.name.starts(with: "An") }
            #Predicate<Author> { $0.name.starts(with: $0.nickname ?? "x") }
            #Predicate<Author> { $0.name.localizedStandardContains("ELAN") }
            #Predicate<Author> { $0.nickname?.localizedStandardContains("ZOE") ?? false }
            #Predicate<Author> { $0.name.isEmpty }
            #Predicate<Author> { $0.name.count == 3 }
            #Predicate<Author> { $0.portrait?.isEmpty == true }
            #Predicate<Author> { $0.portrait?.count ?? 0 > 1 }
            #Predicate<Author> { $0.name.contains(/[aA]n+/) }
        }
    }

    /// A text that is a part of something captured, or of a row.
    @Test func searches() throws {
        let (filter, empty) = (Filter(text: "ELAN", other: "zoe"), Filter())
        try askAuthors {
            #Predicate<Author> { $0.name.localizedStandardContains(filter.text) }
            #Predicate<Author> { $0.name.localizedStandardContains(empty.text) }
            #Predicate<Author> { $0.name.localizedStandardContains(filter.other ?? "x") }
            #Predicate<Author> { $0.nickname?.localizedStandardContains(filter.text) ?? false }
            #Predicate<Author> { $0.name.localizedStandardContains($0.nickname ?? "x") }
            #Predicate<Author> { filter.text.localizedStandardContains($0.name) }
        }
    }

    @Test func enums() throws {
        let (genre, other, raw) = (Genre.novel, Genre?.some(.poem), "essay")
        let genres: Set<Genre> = [.essay, .poem]
        try askAuthors {
            #Predicate<Author> { $0.genre == genre }
            #Predicate<Author> { $0.otherGenre == other }
            #Predicate<Author> { $0.genre.rawValue == raw }
            #Predicate<Author> { $0.otherGenre?.rawValue == raw }
            #Predicate<Author> { genres.contains($0.genre) }
        }
    }

    @Test func ranges() throws {
        let days = LibraryRows.start..<LibraryRows.start.addingTimeInterval(3 * 86_400)
        let (ages, some) = (1...19, 7...)
        try askAuthors {
            #Predicate<Author> { ages.contains($0.age) }
            #Predicate<Author> { some.contains($0.age) }
            #Predicate<Author> { days.contains($0.joined) }
            #Predicate<Author> { (1..<20).contains($0.age) }
            #Predicate<Author> { ($0.age...41).contains(7) }
            #Predicate<Author> { (0...1).contains($0.rating ?? 9) }
        }
    }

    @Test func lists() throws {
        let (names, none, ages) = (["Ann", "bob"], [String](), Set([7, 19]))
        let some: [String?] = ["Ann", nil]
        try askAuthors {
            #Predicate<Author> { names.contains($0.name) }
            #Predicate<Author> { !names.contains($0.name) }
            #Predicate<Author> { none.contains($0.name) }
            #Predicate<Author> { ages.contains($0.age) }
            #Predicate<Author> { some.contains($0.nickname) }
            #Predicate<Author> { names.contains($0.nickname ?? "Ann") }
            #Predicate<Author> { author in names.contains { $0 == author.name } }
            #Predicate<Author> { author in names.allSatisfy { author.name.contains($0) } }
            #Predicate<Author> { $0.age > names.filter { $0 == "Ann" }.count }
            #Predicate<Author> { $0.age > ages.max() ?? 0 }
            #Predicate<Author> { $0.age < ages.min() ?? 0 }
            #Predicate<Author> { $0.name == names[0] }
        }
    }

    @Test func dictionaries() throws {
        let (ages, grades) = (["Ann": 20, "bob": 7], ["essay": 1])
        try askAuthors {
            #Predicate<Author> { (ages[$0.name] ?? 0) == $0.age }
            #Predicate<Author> { ages[$0.name] == nil }
            #Predicate<Author> { ages[$0.name, default: 19] > 7 }
            #Predicate<Author> { (grades["essay"] ?? 9) == $0.age }
            #Predicate<Author> { $0.limits["day"] == 3 }
            #Predicate<Author> { $0.limits["week", default: 2] > 1 }
        }
    }

    @Test func storedLists() throws {
        try askAuthors {
            #Predicate<Author> { $0.keywords.contains("sea") }
            #Predicate<Author> { $0.keywords.contains { $0.starts(with: "s") } }
            #Predicate<Author> { $0.keywords.allSatisfy { $0.count == 3 } }
            #Predicate<Author> { $0.keywords.filter { $0 == "sea" }.count == 1 }
            #Predicate<Author> { $0.keywords.isEmpty }
            #Predicate<Author> { $0.keywords.count > 1 && $0.keywords[1] == "land" }
            #Predicate<Author> { $0.keywords.max() == "sea" }
            #Predicate<Author> { $0.keywords.min() == "Sea" }
            #Predicate<Author> { $0.marks?.max() == 3 }
            #Predicate<Author> { ($0.marks ?? []).contains(1) }
            #Predicate<Author> { $0.marks == nil }
            #Predicate<Author> { $0.keywords.count > 1 && $0.keywords[0..<1].contains("sea") }
            #Predicate<Author> { $0.keywords.starts(with: ["sea"]) }
        }
    }

    @Test func codableValues() throws {
        let shelf = Shelf(room: "A", number: 1)
        try askAuthors {
            #Predicate<Author> { $0.shelf == shelf }
            #Predicate<Author> { $0.shelf != shelf }
            #Predicate<Author> { $0.shelf == nil }
            #Predicate<Author> { $0.shelf?.room == "B" }
            #Predicate<Author> { ($0.shelf?.number ?? 9) > 1 }
            #Predicate<Author> { ($0.shelf?.number ?? -1) < 1 }
            #Predicate<Author> { ($0.marks?.count ?? -1) < 1 }
            #Predicate<Author> { ($0.years?.last ?? $0.years?.first ?? -1) > 1900 }
            #Predicate<Author> { $0.years?.first == 1900 }
            #Predicate<Author> { $0.years?.last != nil }
            #Predicate<Author> { if let years = $0.years { years.first > 1900 } else { true } }
        }
    }

    @Test func toOnes() throws {
        let joined = LibraryRows.start.addingTimeInterval(86_400)
        try askWorks {
            #Predicate<Work> { $0.author == nil }
            #Predicate<Work> { $0.author != nil }
            #Predicate<Work> { $0.author?.name == "Ann" }
            #Predicate<Work> { $0.author?.name != "Ann" }
            #Predicate<Work> { $0.author?.nickname == nil }
            #Predicate<Work> { $0.author?.mentor?.name == "Ann" }
            #Predicate<Work> { $0.author?.mentor?.mentor == nil }
            #Predicate<Work> { $0.author!.name == "Ann" }
            #Predicate<Work> { ($0.author?.age ?? 0) > 1 }
            #Predicate<Work> { $0.author?.joined ?? joined > joined }
            #Predicate<Work> { $0.author?.isActive == true }
            #Predicate<Work> {
                if let author = $0.author { author.isActive && author.age > 1 } else { true }
            }
            #Predicate<Work> { if let author = $0.author { !author.isActive } else { false } }
            #Predicate<Work> { $0.author?.genre.rawValue == "novel" }
        }
    }

    @Test func toManys() throws {
        try askAuthors {
            #Predicate<Author> { $0.works.contains { $0.words > 100 } }
            #Predicate<Author> { $0.works.allSatisfy { $0.words > 100 } }
            #Predicate<Author> { !$0.works.contains { $0.published == nil } }
            #Predicate<Author> { $0.works.isEmpty }
            #Predicate<Author> { $0.works.count > 1 }
            #Predicate<Author> { $0.works.count == $0.age }
            #Predicate<Author> { $0.works.filter { $0.words > 100 }.count > 1 }
            #Predicate<Author> { $0.works.filter { $0.words > 100 }.isEmpty }
            #Predicate<Author> { $0.works.filter { $0.words > 100 }.contains { $0.words < 999 } }
            #Predicate<Author> { $0.works.filter { $0.words > 100 }.allSatisfy { $0.words < 999 } }
            #Predicate<Author> { $0.works.contains { $0.subjects.contains { $0.name == "art" } } }
            #Predicate<Author> { author in author.works.contains { $0.words > author.age * 10 } }
            #Predicate<Author> { $0.mentor?.works.contains { $0.words > 100 } ?? false }
            #Predicate<Author> { $0.mentor?.works.isEmpty ?? true }
            #Predicate<Author> { ($0.mentor?.works.count ?? 5) > 1 }
            #Predicate<Author> { $0.mentees.contains { $0.mentor?.name == "Ann" } }
        }
    }

    @Test func identifiers() throws {
        let rows = try LibraryRows()
        try rows.context.save()
        let ids = Set(rows.authors.prefix(3).map(\.persistentModelID))
        let (id, other) = (rows.authors[1].persistentModelID, rows.works[0].persistentModelID)
        let works = rows.works.prefix(9).map(\.persistentModelID)
        try PredicateQuestions(rows: rows).ask(
            listed {
                #Predicate<Author> { $0.persistentModelID == id }
                #Predicate<Author> { $0.id != id }
                #Predicate<Author> { $0.persistentModelID == other }
                #Predicate<Author> { ids.contains($0.id) }
                #Predicate<Author> { $0.mentor?.persistentModelID == id }
                #Predicate<Author> { author in
                    if let mentor = author.mentor { mentor.id == author.id } else { false }
                }
                #Predicate<Author> { $0.works.contains { works.contains($0.persistentModelID) } }
            }
        )
        try PredicateQuestions(rows: rows).ask(
            listed {
                #Predicate<Work> { $0.persistentModelID == other }
                #Predicate<Work> { works.contains($0.persistentModelID) }
                #Predicate<Work> { $0.author?.persistentModelID == id }
            }
        )
    }

    @Test func casts() throws {
        try askWorks {
            #Predicate<Work> { $0 is Article }
            #Predicate<Work> { ($0 as? Book)?.chapters == 2 }
            #Predicate<Work> { ($0 as? Article)?.magazine == "Waves" }
            #Predicate<Work> { ($0 as? Book)?.publisher == nil }
            #Predicate<Work> { if let review = $0 as? Review { review.stars > 1 } else { false } }
            #Predicate<Work> { $0 is Book && ($0 as! Book).chapters > 1 }
        }
    }
}

/// A list whose elements are type-checked one by one.
@resultBuilder
private enum Listed {
    static func buildBlock<Model>(_ predicates: Predicate<Model>...) -> [Predicate<Model>] {
        predicates
    }

    static func buildExpression<Model>(_ predicate: Predicate<Model>) -> Predicate<Model> {
        predicate
    }
}

private func listed<Model>(@Listed _ predicates: () -> [Predicate<Model>]) -> [Predicate<Model>] {
    predicates()
}

/// What a user searches for.
private struct Filter: Codable, Sendable {
    var text = ""
    var other: String?
}
