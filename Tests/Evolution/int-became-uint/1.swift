// An integer loses its negative values, and there is one.

@Model final class Note { var stars: Int = 0 }
