import Foundation
import SwiftData

public enum Limits {
    public static let players = 4
}

func shuffledNames() -> [String] { ["Ada", "Grace"].shuffled() }

@Model
public final class Round {
    public var title = "Round"
    public var players: Int = Limits.players
    public var code: String? = ["a", "b"].joined()
    @Transient public var names: [String] = shuffledNames()
    @Transient public var seats: Int = Limits.players
    @Transient public var hint: String? = "long"
        .uppercased()

    public init() {}
    public init(title: String) { self.title = title }
}

/// What names static members without their class, and reads a default in an initializer.
@Model
final class Club {
    static let usualName = "Club"
    static func makeCode() -> String { "c" }

    var name: String = usualName
    var code: String = "\(makeCode())-\(usualName)"
    var currency: String = "EUR"
    var site: URL = URL(string: "about:blank")!
    var changes = 0
    var teams: [Team] = [] { didSet { changes += 1 } }

    init(currency: String? = nil, teams: [Team]) {
        self.currency = currency ?? self.currency
        self.teams = teams
    }
}

@Model
final class Team {
    var club: Club?

    init() {}
}
