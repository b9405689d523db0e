@Validated(.range(1...3))
struct Stars { var rawValue: Int }

@Model final class Note {
    var stars: Stars
}
