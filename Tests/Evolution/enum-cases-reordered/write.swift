import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for state in [State.open, .done, .done] { context.insert(Note(state: state)) }
}
