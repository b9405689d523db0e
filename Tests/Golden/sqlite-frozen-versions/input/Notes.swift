@Model final class Note {
    var title: String = ""
    var stars: Int = 3
    var mood: Mood = Mood.calm
}

enum Mood: String, Codable { case calm, tired, glad }
