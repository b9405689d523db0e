import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for size in [0.5, 1e300] { context.insert(Note(size: size)) }
}
