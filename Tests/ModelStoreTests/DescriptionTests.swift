import ModelStore
import Testing

extension Ferry: CustomStringConvertible {
    var description: String { "the ferry \(name)" }
}

/// What printing an object shows.
struct DescriptionTests {
    @Test func aClassCanAddItsOwn() {
        #expect("\(Ferry(name: "Aurora"))" == "the ferry Aurora")
    }
}
