import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for size in [0.1, 0.125, 3.4e38, 16_777_217] { context.insert(Note(size: size)) }
}
