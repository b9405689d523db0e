import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let (memo, note) = (Memo(title: "a"), Note())
    context.insert(memo)
    context.insert(note)
    note.memo = memo
}
