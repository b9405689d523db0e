import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let trip = Trip(name: "a")
    context.insert(trip)
}
