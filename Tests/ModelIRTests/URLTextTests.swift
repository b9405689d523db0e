import Foundation
import ModelIR
import Testing

struct URLTextTests {
    @Test(arguments: [
        "https://example.org/x", "mailto:a@b.c", "data:text/plain,hi", "http://[::1]:8080/",
        "/rel/path",
        "file:///tmp/x", "urn:isbn:123", "http://u:p@h:80/x?y=z;a(0)#b?", "a?b:c", "?a", "#a",
        "http://[1:2:3:4:5:6:7:8]", "https://example.org/%7Bid%7D", "about:blank",
    ])
    func everySystemReadsIt(_ text: String) {
        #expect(text.isURL)
        #expect(URL(string: text)?.absoluteString == text)
    }

    @Test(arguments: [
        "", "a:", "1a:b", "https://müller.de/", "https://example.org/ä", "https://example.org/{id}",
        "https://example.org/a b", "https://example.org/%zz", "https://example.org/%a",
        "http://a/#b#c",
        "http://a/?[0]", "http://[1:::2]/", "http://[1:2]", "http://[::1", "http://a:b/",
        "http://a\0",
        "http://{a}@b/",
    ])
    func someSystemsDoNotReadIt(_ text: String) {
        #expect(!text.isURL)
    }
}
