import SwiftData

/// An app's own file: others may add what the generator would.
@Model
final class Shop {
    var name: String
    var rating: Rating
    var size: Size
    /// Other classes of the file count them.
    fileprivate(set) var visits = 0
    @Relationship(inverse: \Article.shop) var articles: [Article] = []
    @Relationship(inverse: \Owner.shops) private var owners: [Owner] = []
    var manager: Owner?

    /// A branch sets a relationship beside a stored property.
    init(name: String, manager: Owner? = nil, articles: [Article] = []) {
        self.name = name
        if let manager {
            self.manager = manager
            rating = .good
        } else {
            rating = .none
        }
        switch articles.count {
        case 0: size = .small
        default:
            self.articles = articles
            size = .large
        }
    }

    var ownerNames: [String] { owners.map(\.name) }
}

@Model
final class Article {
    var title: String
    var shelf = Shelf.lowest
    var reserve: Shelf?
    var shop: Shop?

    init(title: String) { self.title = title }

    func open() { shop?.visits += 1 }
}

@Model
final class Owner {
    var name: String
    var phones: [String]
    var shops: [Shop] = []

    init(name: String, phones: String...) {
        self.name = name
        self.phones = phones
    }
}

@Model
class Notice {
    var text: String
    var repeats: Repeats? = Repeats.none

    init(text: String) { self.text = text }

    /// An early return becomes a branch.
    init?(copying text: String?, repeats: Repeats) {
        guard let text else { return nil }
        guard text.count < 20 else {
            self.text = "…"
            return
        }
        self.text = text
        self.repeats = repeats
    }

    enum Repeats: String, Codable {
        case none, daily
    }
}

@Model
final class Warning: Notice {
    var place: String = ""

    /// The parameters are those of an initializer of all properties.
    convenience init(text: String, repeats: Repeats?, place: String) {
        self.init(text: text)
        self.repeats = repeats
        self.place = place.uppercased()
    }
}

/// A number of a byte, in the code and in other files.
enum Shelf: UInt8, Codable {
    case bottom, middle, top = 200

    static var lowest: Shelf { .bottom }
}

/// The cases aren't listed here.
enum Rating: Int, Codable {
    case none, good
}

enum Size: String, Codable, CaseIterable {
    case small, large

    static var allCases: [Size] { [.large, .small] }

    init?(rawValue: String) {
        switch rawValue {
        case "small", "S": self = .small
        case "large", "L": self = .large
        default: return nil
        }
    }
}

@Model
class Employee {
    var name: String
    var room: Int?

    init(name: String) { self.name = name }
}

@Model
final class Clerk: Employee {
    override init(name: String) { super.init(name: name) }
}
