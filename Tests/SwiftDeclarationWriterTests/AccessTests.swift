import Diagnostics
import Testing

/// Access modifiers are written again.
struct AccessTests {
    @Test(arguments: [
        "@Model\npublic final class Note {\n    private var text: String\n}",
        "@Model\nopen class Note {\n    public private(set) var count: Int64 = 0\n}",
        "@Model\nfinal class Note {\n    fileprivate let text: String\n}",
    ])
    func modifiersAreWritten(_ text: String) throws {
        var sink = DiagnosticSink()
        let model = try #require(readDeclarations(text, &sink), "\(sink.sorted.map(\.message))")
        let trip = RoundTrip(model)
        #expect(trip.warnings.isEmpty && trip.differences.isEmpty, "\(trip.differences)")
        #expect(trip.text.contains(text), "\(trip.text)")
    }
}
