import Foundation
import SwiftData

@Model final class Workout {
    var name = ""
    @Relationship(deleteRule: .cascade, inverse: \Set.workout) var sets: [Set] = []

    init(name: String) { self.name = name }

    var repetitions: Swift.Set<Int> { Swift.Set(sets.map(\.repetitions)) }
}

@Model final class Set {
    var repetitions = 0
    var labels: Swift.Set<String> = []
    var days: [String: Swift.Set<Int>] = [:]
    var workout: Workout?

    init(repetitions: Int) { self.repetitions = repetitions }
}
