@Model
@Initializer("rated", \.rating)
@Initializer("empty")
class Note {
    var title: String
    var rating: Double?
}

@Model
@Initializer("late", \.title, \.duee)
final class Reminder: Note {
    var due: Date = Date()
}
