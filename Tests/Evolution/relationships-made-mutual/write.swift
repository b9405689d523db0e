import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let people = ["a", "b", "c"].map { Person(name: $0) }
    for person in people { context.insert(person) }
    people[0].follows = [people[1], people[2]]
    people[1].follows = [people[0]]
}
