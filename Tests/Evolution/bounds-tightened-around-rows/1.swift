// The bounds of a value are closer, and all rows fit.

@Validated(.range(0...9))
struct Stars { var rawValue: Int }

@Model final class Note {
    var stars: Stars
}
