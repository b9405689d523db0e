import ModelStore
import Observation

/// A class of the program's, as a measure for reading a property.
final class PlainCourse {
    var number: Int64 = 7
}

/// The same, with the macro of the language.
@Observable
final class ObservableCourse {
    var number: Int64 = 7
}

/// A million reads of a property.
func measureReads() throws {
    let count = 1_000_000
    let (plain, observable) = (PlainCourse(), ObservableCourse())
    measure("W10plain") { sum(count) { plain.number } }
    measure("W10macro") { sum(count) { observable.number } }
    for isObserved in [false, true] {
        let context = ModelContext(container)
        context.observationEnabled = isObserved
        let unit = Unit(title: "Unit", number: 7)
        context.insert(unit)
        measure(isObserved ? "W10observed" : "W10") { sum(count) { unit.number } }
    }
}

@inline(never)
private func sum(_ count: Int, _ read: () -> Int64) -> Int {
    var sum: Int64 = 0
    for _ in 0..<count { sum += read() }
    return Int(sum)
}
