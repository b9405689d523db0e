import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for page in ["https://example.org", ""] { context.insert(Note(page: page)) }
}
