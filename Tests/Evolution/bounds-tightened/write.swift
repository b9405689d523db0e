import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for stars in [1, 5] { context.insert(Note(stars: try Stars(stars))) }
}
