@Model final class Note {
    @Attribute(.unique) var title: String = ""
}
