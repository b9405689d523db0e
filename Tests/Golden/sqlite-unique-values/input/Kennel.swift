@Model
class Animal {
    @Attribute(.unique) var name: String
    enum Temper: String { case calm, wild }
    var temper: Temper = .calm
}

@Model
final class Dog: Animal {
    var trick: String
    var owner: Keeper?
    var admirer: Keeper?
}

@Model
final class Cat: Animal {
    var lives: Int
    var naps: Int
}

@Model
final class Keeper {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Dog.owner) var dogs: Set<Dog>
    @Relationship(inverse: \Dog.admirer) var favorite: Dog?
}

@Model
final class Seat {
    @Attribute(.unique) var number: Int16
    @Attribute(.unique) var label: String?
    var row: String
    var place: Int
    var visits: Int = 0
    var weight: Double?
    #Unique<Seat>([\.row, \.place])
}

@Model
final class Coupon {
    @Attribute(.unique) var number: Int
    var price: Int
}
