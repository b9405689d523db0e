import Testing

struct EntityInheritsLessTests {
    private func model(_ parent: String, _ own: String = "") -> String {
        """
        @Model class Media { var key = 0 }
        @Model class Video: Media { var length = 1 }
        @Model final class Clip: \(parent) { var loop = 2; \(own) }
        """
    }

    @Test func findsWhatIsLost() {
        expectDifferences(
            from: .swift(model("Video")),
            to: .swift(model("Media")),
            ["entity.inherits-less", "entity.parent-changed"]
        )
    }

    @Test func acceptsAnEntityThatInheritsMore() {
        expectDifferences(
            from: .swift(model("Media")),
            to: .swift(model("Video")),
            ["entity.parent-changed"]
        )
    }
}
