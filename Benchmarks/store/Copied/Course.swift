// What W8 copies: modelgen made Course.swift, Unit.swift and Lesson.swift in
// Sources/StoreBenchmark/Models of it, with `--target sqlite`.

@Clone
@Model
final class Course {
    var title: String
    @Relationship(deleteRule: .cascade, inverse: \Unit.course) var units: [Unit]
}

@Model
final class Unit {
    var title: String
    var number: Int64
    var course: Course?
    @Relationship(deleteRule: .cascade, inverse: \Lesson.unit) var lessons: [Lesson]
}

@Model
final class Lesson {
    var title: String
    var minutes: Int64
    var grade: Double
    var note: String?
    var unit: Unit?
}
