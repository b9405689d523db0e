@Model final class Note {
    @Attribute(originalName: "title") var name: String = ""
}
