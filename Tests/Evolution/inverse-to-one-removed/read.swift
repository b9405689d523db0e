import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for owner in try context.fetch(Owner.self) {
        print(owner.name, owner.notes.map(\.title).sorted())
    }
}
