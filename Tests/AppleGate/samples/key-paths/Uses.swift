import CoreData
import Foundation

/// Key paths over the classes of the golden case `relationships`, as Xcode's code lets people write
/// them.
enum Uses {
    static var texts: [String] {
        [
            #keyPath(Address.city),
            #keyPath(Address.keeper.name),
            #keyPath(Visit.animal.keeper.dogs),
            #keyPath(Dog.name),
        ]
    }

    static var order: [NSSortDescriptor] {
        [
            NSSortDescriptor(keyPath: \Address.city, ascending: true),
            NSSortDescriptor(keyPath: \Visit.animal.name, ascending: true),
            NSSortDescriptor(keyPath: \Dog.breed, ascending: true),
        ]
    }

    static var sorted: [SortDescriptor<Visit>] {
        [SortDescriptor(\.day), SortDescriptor(\.animal.keeper?.name, order: .reverse)]
    }

    static var relationships: [PartialKeyPath<Keeper>] { [\Keeper.dogs, \.dogsCount] }
}
