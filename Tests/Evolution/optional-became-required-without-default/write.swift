import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for title in ["a", nil] { context.insert(Note(title: title)) }
}
