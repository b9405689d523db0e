import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    context.insert(Note(name: "first"))
}
