/// What must be in a SARIF log, as its standard has it: reading it fails where something is missing.
struct SARIFLog: Decodable {
    var schema: String
    var version: String
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Decodable {
        var tool: Tool
        var invocations: [Invocation]
        var columnKind: String
        var results: [Result]
    }

    struct Tool: Decodable {
        var driver: Driver
    }

    struct Driver: Decodable {
        var name: String
        var version: String
        var informationUri: String?
        var rules: [Rule]
    }

    struct Rule: Decodable {
        var id: String
        var shortDescription: Message?
        var fullDescription: Message?
        var help: Message?
        var helpUri: String?
        var defaultConfiguration: Configuration?
    }

    struct Configuration: Decodable {
        var level: String
    }

    struct Invocation: Decodable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
    }

    struct Notification: Decodable {
        var descriptor: Rule
        var level: String
        var message: Message
    }

    struct Result: Decodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
        var fixes: [Fix]?
    }

    struct Message: Decodable {
        var text: String
    }

    struct Location: Decodable {
        var physicalLocation: PhysicalLocation
        var message: Message?
    }

    struct PhysicalLocation: Decodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }

    struct ArtifactLocation: Decodable {
        var uri: String
    }

    struct Region: Decodable, Equatable {
        var startLine: Int
        var startColumn: Int?
        var endLine: Int
        var endColumn: Int?
    }

    struct Fix: Decodable {
        var description: Message
        var artifactChanges: [ArtifactChange]
    }

    struct ArtifactChange: Decodable {
        var artifactLocation: ArtifactLocation
        var replacements: [Replacement]
    }

    struct Replacement: Decodable {
        var deletedRegion: Region
        var insertedContent: Message
    }
}
