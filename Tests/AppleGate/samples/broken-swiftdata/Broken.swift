import Foundation
import SwiftData

@Model  // mistake: not a class
struct Value { var name: String = "" }

@Model  // mistake: no initializer
final class Unset { var name: String = "" }

@Model
final class Person {
    @Attribute(.uniqued) var name: String  // mistake: no such option
    @Attribute(originalName: 1) var age: Int  // mistake: not a name
    @Relationship(deleteRule: .remove) var pets: [Pet] = []  // mistake: no such rule
    @Relationship(inverse: \Pet.keeper) var others: [Pet] = []  // mistake: no such property
    @Transient(1) var cache: Int = 0  // mistake: it has no argument

    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }
}

@Model
final class Pet {
    #Unique<Pet>([\.title])  // mistake: no such property
    #Index<Pet>([\Person.name])  // mistake: another class's property
    var name: String = ""
    var owner: Person?

    init() {}
}

@ModelActor  // mistake: not an actor
final class Importer {}  // mistake: not an actor

enum First: VersionedSchema {  // mistake: no identifier
    static var models: [any PersistentModel.Type] { [Pet.self] }
}

enum Plan: SchemaMigrationPlan {  // mistake: no stages
    static var schemas: [any VersionedSchema.Type] { [First.self] }
}

let byAge = #Predicate<Person> { $0.name == 7 }  // mistake: not a text
