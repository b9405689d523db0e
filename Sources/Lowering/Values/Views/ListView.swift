import Mustache
import SwiftNames

/// The elements of a list in parentheses, on one line or with an element to a line.
package struct ListView: TemplateView {
    package var elements: [String]
    /// How much of the line the rest takes.
    private var used: Int

    /// - Parameter rest: what stands on the line besides. For example: `    public init() {`.
    init(_ elements: [String], rest: String) {
        self.elements = elements
        used = rest.count
    }

    private var line: String { elements.joined(separator: ", ") }

    private var isShort: Bool { TextWidth.fits(line, indentation: used) }

    package static let summary = "The elements of a list in parentheses."

    package static let fields: [ViewField<Self>] = [
        .optionalText("line", "The elements, where they fit on a line.", example: "a, b") {
            $0.isShort ? $0.line : nil
        },
        .texts("lines", "The elements with commas, where each needs its line.", example: "a,") {
            $0.isShort ? [] : withCommas($0.elements)
        },
    ]
}

/// For example: `a,` and `b`.
func withCommas(_ elements: [String]) -> [String] {
    elements.enumerated().map { index, text in index + 1 < elements.count ? text + "," : text }
}
