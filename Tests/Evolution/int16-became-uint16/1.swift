// An integer becomes a wider one without a sign, and one value is negative.

@Model final class Note { var stars: Int16 = 0 }
