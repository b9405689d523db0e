/// One line.
@Validated(.trimmed, .singleLine)
struct Title { var rawValue: String }

enum Mood: Int16 { case low = -1, neutral, high }
