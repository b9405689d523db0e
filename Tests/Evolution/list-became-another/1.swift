// A list of numbers becomes one of texts.

@Model final class Note {
    var value: [Int] = []
}
