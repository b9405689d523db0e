import Foundation
import ModelStore

extension Team {
    /// Appends 10,000 members one by one to a declared array, then saves them.
    static func measureArray() throws {
        let context = ModelContext(container)
        let team = Team(name: "Team")
        context.insert(team)
        try measure("W4a") {
            for number in 0..<10_000 {
                let player = Player(name: studentNames[number], age: number % 100)
                context.insert(player)
                team.players.append(player)
            }
            try context.save()
            return team.players.count
        }
    }
}
