// A number gets a narrower type, and one is beyond it.

@Model final class Note { var size: Double = 0 }
