import ModelStore

func read(_ context: ModelContext) throws {
    for vehicle in try context.fetch(FetchDescriptor<Vehicle>()) { print(vehicle.engine.power) }
}
