@Model final class Note { @Attribute(originalName: "kind") var label: String = "none" }
