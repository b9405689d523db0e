// A one-to-one relationship is required on the side without the column, and a row has no partner.

@Model final class Engine {
    var power: Int = 0
    var vehicle: Vehicle?
}

@Model final class Vehicle {
    var name: String = ""
    @Relationship(inverse: \Engine.vehicle) var engine: Engine?
}
