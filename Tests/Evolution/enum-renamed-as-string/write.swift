import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for kind in [Kind.news, .sport] { context.insert(Note(kind: kind)) }
}
