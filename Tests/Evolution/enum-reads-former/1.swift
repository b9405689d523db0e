// An enum reads the values of cases that it no longer has.

import SwiftData

enum Genre: String {
    case crime
    case fiction = "Sci-Fi"
    case western
}

@Model final class Book {
    var genre: Genre = Genre.crime
}
