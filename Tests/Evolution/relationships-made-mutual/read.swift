import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for person in try context.fetch(Person.self, sortBy: [Person.fields.name.ascending]) {
        print(person.name, person.friends.map(\.name).sorted())
    }
}
