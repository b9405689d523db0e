import Foundation

enum SchemaV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Chore.self, Label.self] }

    /// A thing to do.
    @Model final class Chore {
        enum Priority: Int, Codable { case low, high }
        struct Place: Codable, Hashable { var name: String }

        /// What to do.
        var title: String = ""
        var state: State = State.open
        var priority: Priority = Chore.Priority.low
        var place: Place?
        var settings: Settings
        private(set) var length: Minutes
        var period: Period
        var content: Content
        var code: String = makeCode()
        var labels: [Label]

        func finish() { state = .done }
    }

    @Model final class Label {
        var name: String = ""
        @Relationship(inverse: \Chore.labels) var chores: [Chore]
    }

    /// How far it is.
    enum State: String, Codable {
        case open, done, closed

        var isOver: Bool { self != .open }
    }

    @Validated(.range(1...90)) struct Minutes { let rawValue: Int }

    @Validated(.ascending)
    @Composite
    struct Period {
        var start: Date
        var end: Date
    }

    @Composite
    enum Content {
        case empty
        case text(body: String)
    }

    struct Settings: Codable, Hashable {
        var size: Int = 1
    }

    static func makeCode() -> String { "v1" }
}

enum SchemaV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Chore.self, Label.self] }

    @Model final class Chore {
        enum Priority: Int, Codable { case low, high }
        struct Place: Codable, Hashable { var name: String }

        var title: String = ""
        var state: State = State.open
        var priority: Priority = Chore.Priority.low
        var place: Place?
        var settings: Settings
        private(set) var length: Minutes
        var period: Period
        var content: Content
        var labels: [Label]
    }

    @Model final class Label {
        var name: String = ""
        @Relationship(inverse: \Chore.labels) var chores: [Chore]
    }

    enum State: String, Codable {
        case open, closed
    }

    @Validated(.range(1...60)) struct Minutes { let rawValue: Int }

    @Validated(.ascending)
    @Composite
    struct Period {
        var start: Date
        var end: Date
    }

    @Composite
    enum Content {
        case empty
        case text(body: String)
    }

    struct Settings: Codable, Hashable {
        var size: Int = 1
    }
}

typealias Chore = SchemaV2.Chore
typealias Label = SchemaV2.Label
