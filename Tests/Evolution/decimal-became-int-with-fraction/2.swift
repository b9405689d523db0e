@Model final class Note { var count: Int = 0 }
