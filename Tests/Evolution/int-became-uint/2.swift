@Model final class Note { var stars: UInt = 0 }
