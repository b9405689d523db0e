// A list of integers becomes one of numbers.

@Model final class Note {
    var value: [Int] = []
}
