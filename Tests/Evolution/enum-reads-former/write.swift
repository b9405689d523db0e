import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for genre in [Genre.crime, .fiction, .western] { context.insert(Book(genre: genre)) }
}
