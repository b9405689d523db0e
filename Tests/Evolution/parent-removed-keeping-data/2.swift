@Model final class Vehicle {
    var label: String = ""
    @Relationship(inverse: nil) var owner: Person?
    @Relationship(inverse: nil) var drivers: [Person]
}

@Model final class Bike {
    var gears: Int = 3
}

@Model final class Person {
    var name: String = ""
}
