import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for state in ["open", "done"] { context.insert(Note(state: state)) }
}
