import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let books = try context.fetch(FetchDescriptor<Book>())
    print(books.map { "\($0.genre)" })
    books[2].genre = .fiction
    try context.save()
    print(
        try context.fetchCount(
            FetchDescriptor<Book>(predicate: #Predicate { $0.genre.rawValue == "fiction" })
        )
    )
}
