import Foundation
import ModelStore
import ModelTypes

extension RandomExpressions {
    mutating func leaf() -> Truth {
        let (flag, age, text) = (random.int(2) == 0, pick([-3, 0, 7, 19, 20]), name())
        let rating: Double? = pick([nil, 0, 0.5, 2])
        switch random.int(22) {
        case 0: return #Expression { $0.isActive == flag }
        case 1: return #Expression { $0.isPinned ?? flag }
        case 2: return #Expression { $0.age <= age }
        case 3: return #Expression { $0.rating == rating }
        case 4: return #Expression { $0.rating ?? 0.25 > 0.5 }
        case 5: return #Expression { $0.name.localizedStandardContains(text) }
        case 6: return #Expression { ($0.nickname ?? text) == "Ann" }
        case 7: return #Expression { $0.nickname?.contains(text) == flag }
        case 8: return #Expression { if let years = $0.years { years.first > 1900 } else { flag } }
        case 9: return #Expression { $0.keywords.contains("sea") == flag }
        case 10: return #Expression { $0.keywords.count > 1 }
        case 11: return #Expression { $0.mentor?.name == text }
        case 12: return #Expression { $0.mentor?.nickname == nil }
        case 13: return #Expression { $0.works.contains { $0.words > age * 10 } }
        case 14: return #Expression { author in author.works.contains { $0.words > author.age } }
        case 15: return #Expression { $0.works.filter { $0.published != nil }.count > 1 }
        case 16:
            return #Expression { $0.works.contains { $0.subjects.contains { $0.name == "art" } } }
        case 17: return #Expression { ($0.mentor?.works.count ?? age) > 1 }
        default: return scalarLeaf()
        }
    }

    private mutating func scalarLeaf() -> Truth {
        let (names, genre) = ([name(), name()], pick([Genre.essay, .novel]))
        let ages = 0...pick([0, 7, 20])
        let other: Genre? = pick([nil, .poem])
        let day = LibraryRows.start.addingTimeInterval(Double(random.int(4)) * 86_400)
        switch random.int(7) {
        case 0: return #Expression { names.contains($0.name) }
        case 1: return #Expression { names.contains($0.nickname ?? "") }
        case 2: return #Expression { $0.genre == genre }
        case 3: return #Expression { $0.otherGenre != other }
        case 4: return #Expression { ages.contains($0.age) }
        case 5: return #Expression { $0.joined > day }
        default: return #Expression { $0.shelf?.room == "A" }
        }
    }

    private mutating func name() -> String { pick(["Ann", "a", "", "élan", "bob"]) }

    mutating func numberLeaf() -> Number {
        let value = pick([-1, 0, 2, 5])
        let ages = ["Ann": 7, "bob": value]
        switch random.int(9) {
        case 0: return #Expression { $0.age }
        case 1: return #Expression { $0.name.count }
        case 2: return #Expression { $0.works.count }
        case 3: return #Expression { $0.age / 4 + value }
        case 4: return #Expression { $0.age % 3 - value }
        case 5: return #Expression { -$0.age }
        case 6: return #Expression { ages[$0.name] ?? value }
        case 7: return #Expression { $0.mentor?.age ?? value }
        default: return #Expression { $0.limits["day", default: 2] }
        }
    }

    mutating func textLeaf() -> Text {
        let text = name()
        switch random.int(5) {
        case 0, 1: return #Expression { $0.name }
        case 2: return #Expression { $0.nickname ?? text }
        case 3: return #Expression { $0.mentor?.name ?? text }
        default: return #Expression { $0.genre.rawValue }
        }
    }
}
