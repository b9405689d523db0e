@Model final class Note {
    @Attribute(originalName: "second") var first: String = ""
    @Attribute(originalName: "first") var second: String = ""
}
