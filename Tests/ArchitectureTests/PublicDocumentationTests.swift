import Foundation
import TestSupport
import Testing

/// Whatever the libraries show to others says what it is for.
struct PublicDocumentationTests {
    private let symbols: [PublicSymbol]

    init() throws {
        let tool = try #require(builtTool, "modelgen is not built beside the tests")
        let products = URL(fileURLWithPath: tool).deletingLastPathComponent()
        symbols = try PublicSymbol.all(modules: products.appending(path: "Modules"))
    }

    @Test func everySymbolHasADocComment() {
        #expect(symbols.count > 350)
        expectNone { $0.comment.isEmpty }
    }

    /// The example of a case is that of its enum.
    @Test func everySymbolHasAnExample() {
        expectNone { symbol in
            let text = symbol.comment.joined(separator: " ")
            return !symbol.isCase && !text.contains("For example:") && !text.contains("See ``")
        }
    }

    @Test func whatThrowsSaysWhat() {
        #expect(symbols.count { $0.isThrowing } > 20)
        expectNone { symbol in
            symbol.isThrowing && !symbol.comment.contains { $0.hasPrefix("- Throws: ") }
        }
    }

    private func expectNone(_ isWrong: (PublicSymbol) -> Bool) {
        let wrong = symbols.filter(isWrong).map { "\($0.place): \($0.name)" }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }
}
