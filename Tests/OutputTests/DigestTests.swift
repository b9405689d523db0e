import Output
import Testing

/// The digest is FNV-1a of 64 bits: the vectors are those of its authors.
struct DigestTests {
    @Test(arguments: [
        ("", "cbf29ce484222325"),
        ("a", "af63dc4c8601ec8c"),
        ("foobar", "85944171f73967e8"),
    ])
    func isThePublishedHash(_ text: String, _ digits: String) {
        #expect("\(Digest(of: text.utf8))" == digits)
    }

    @Test func isAlwaysSixteenDigits() {
        for number in 0..<1000 {
            #expect("\(Digest(of: "\(number)".utf8))".count == 16)
        }
    }

    @Test func readsWhatItWrites() {
        let digest = Digest(of: "note".utf8)
        #expect(Digest("\(digest)") == digest)
    }

    @Test(arguments: ["", "af63", "AF63DC4C8601EC8C", "+f63dc4c8601ec8c", "xf63dc4c8601ec8c"])
    func readsNothingElse(_ text: String) {
        #expect(Digest(text) == nil)
    }
}
