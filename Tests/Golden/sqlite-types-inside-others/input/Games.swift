import Foundation
import SwiftData

enum Level: Int, Codable { case easy, hard }

@Model
final class Game {
    var name: String
    var most: Int = .max
    var level: Level.RawValue = Level.hard.rawValue
    var currency: Locale.Currency?
    var regions: [Locale.Region] = []
    @Transient lazy var label: String = name + "!"

    init(name: String) { self.name = name }
}
