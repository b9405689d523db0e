@Model final class Note {
    #Index<Note>([\.title])
    var title: String = ""
}
