// A number gets a narrower type, which would round one of them.

@Model final class Note { var size: Double = 0 }
