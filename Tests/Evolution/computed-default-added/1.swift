// Attributes are added whose defaults are made anew for each row.

@Model final class Note {
    var title: String = ""
}
