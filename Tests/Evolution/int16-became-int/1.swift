// A small integer becomes a large one.

@Model final class Note {
    var value: Int16 = 0
}
