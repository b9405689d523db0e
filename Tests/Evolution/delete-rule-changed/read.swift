import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let owners = try context.fetch(FetchDescriptor<Owner>())
    print(owners.map(\.notes.count))
    for owner in owners { context.delete(owner) }
    try context.save()
    print(try context.fetch(FetchDescriptor<Note>()).map(\.title))
    context.rollback()
}
