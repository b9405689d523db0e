import Output
import Testing

/// The digest is FNV-1a over words; the vectors come from another implementation.
struct DigestTests {
    @Test(arguments: [
        ("", "68853b6a3912cca3"),
        ("a", "68e0166a3938c199"),
        ("foobar", "980feda34849fb98"),
        ("12345678", "0355e0436f66e632"),
        ("123456789", "02a65d4369df3b54"),
        ("\0", "68853a6a3912cc7c"),
    ])
    func isTheHashOfTheWords(_ text: String, _ digits: String) {
        #expect("\(digest(text))" == digits)
    }

    @Test func isAlwaysSixteenDigits() {
        for number in 0..<1000 {
            #expect("\(digest("\(number)"))".count == 16)
        }
    }

    @Test func readsWhatItWrites() {
        let digest = digest("note")
        #expect(Digest("\(digest)") == digest)
    }

    @Test(arguments: ["", "af63", "AF63DC4C8601EC8C", "+f63dc4c8601ec8c", "xf63dc4c8601ec8c"])
    func readsNothingElse(_ text: String) {
        #expect(Digest(text) == nil)
    }

    /// The alignment of the bytes in memory makes no difference.
    @Test func isTheSameForASlice() {
        let bytes = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        #expect(Digest(of: bytes[3..<23]) == Digest(of: Array(bytes[3..<23])[...]))
    }

    private func digest(_ text: String) -> Digest { Digest(of: Array(text.utf8)[...]) }
}
