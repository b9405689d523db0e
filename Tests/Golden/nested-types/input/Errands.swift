/// A thing to do.
@Model
final class Errand: Named {
    enum Priority: Int, Codable {
        /// Some day.
        case low
        case high = 5
    }

    private enum Step: String { case first, second }

    var title: String = "a \\ and \"\"\""
    var priority: Priority = .low
    var former: Errand.Priority?
    private var step: Step = Step.first
    var days: [Int] = [1, 2, 3]
    var owner: Helper?
    var ownerReference: String = ""

    func raise() { priority = .high }
}

enum Schema {
    @Model
    final class Helper {
        var name: String
        @Relationship(inverse: \Schema.Errand.owner) var errands: [Errand]
    }
}

extension Errand: CustomStringConvertible { var description: String { title } }

extension Errand.Priority {
    var isHigh: Bool { self != .low }
}

extension Errand {
    var isUrgent: Bool { priority == .high }
}
