@Model final class Note { var size: Float = 0 }
