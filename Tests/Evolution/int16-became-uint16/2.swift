@Model final class Note { var stars: UInt16 = 0 }
