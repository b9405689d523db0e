// A list becomes a set: the file keeps the list until the object is saved.

@Model final class Note {
    var value: [String] = []
}
