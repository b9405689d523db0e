import SwiftData

enum Genre: String {
    case crime, fiction, other

    init?(rawValue: String) {
        switch rawValue {
        case "crime": self = .crime
        case "fiction", "Sci-Fi": self = .fiction
        default: self = .other
        }
    }
}

@Model final class Book {
    var genre: Genre = Genre.crime
}
