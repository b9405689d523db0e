// The bounds of a value are further apart.

@Validated(.range(1...5))
struct Stars { var rawValue: Int }

@Model final class Note {
    var stars: Stars
}
