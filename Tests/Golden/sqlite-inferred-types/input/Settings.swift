import Foundation
import SwiftData

enum Theme: String, Codable { case light, dark }
enum Unit: String, Codable { case grams, millilitres }
struct Rule: Codable {
    var every = 1
    static func days(_ number: Int) -> Rule { Rule(every: number) }
}
enum Defaults {
    static let unit: Unit = .millilitres
    static let ratio = 0.5
}
extension Date {
    var hourLater: Date { addingTimeInterval(3600) }
}
func makeCode() -> String { "c1" }

enum SettingsSchema: VersionedSchema {
    nonisolated(unsafe) static var versionIdentifier: Schema.Version = .init(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Settings.self, Settings.Entry.self] }
}

extension SettingsSchema {
    @Model final class Settings {
        static let defaultColor = "#fff"
        static let standard = Unit.grams
        var color = Settings.defaultColor
        var theme = Theme.dark
        var name = Theme.dark.rawValue
        var unit: Unit = Defaults.unit
        var other: Unit? = Settings.standard
        var ratio = Defaults.ratio
        var quotas = ["a": 1]
        var rule = Rule.days(3)
        var start = Date().hourLater
        var due = Date.now + 86400 * 7
        var code = makeCode()
        var week = Array(repeating: false, count: 7)
        var span = 1...5
        @Relationship(deleteRule: .cascade, inverse: \Entry.settings) var entries: [Entry] = []

        @Model final class Entry {
            var count = 0
            var settings: Settings?
            init() {}
        }

        init() {}
    }
}

typealias Settings = SettingsSchema.Settings
