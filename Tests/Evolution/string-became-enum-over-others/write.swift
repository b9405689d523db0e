import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for state in ["open", "late"] { context.insert(Note(state: state)) }
}
