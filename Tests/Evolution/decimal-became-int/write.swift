import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for count: Decimal in [3, -70_000] { context.insert(Note(count: count)) }
}
