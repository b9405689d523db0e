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
