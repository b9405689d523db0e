// Optional attributes are added whose defaults are computed.

@Model final class Note {
    var title: String = ""
}
