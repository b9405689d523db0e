import SwiftNames
import TextLayout

/// The indentation of each nested level.
let indentationStep = 4

/// Returns indented lines. Empty lines remain empty.
func indented(_ lines: [String], by count: Int = indentationStep) -> [String] {
    lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: count) + $0 }
}

/// Returns the lines of source code.
func sourceLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        .map(String.init)
}

/// Returns the lines of a breakable text with the given indentation.
func brokenLines(_ text: String, _ indentation: Int) -> [String] {
    sourceLines(LineLayout(width: TextWidth.limit - indentation).text(text))
}

/// Returns the lines of a doc comment, including the slashes.
func docLines(_ documentation: [String]) -> [String] {
    documentation.map { $0.isEmpty ? "///" : "/// " + $0 }
}

/// The comment that names the diagnostics which aren't reported about the declaration below it.
func ignoreLines(_ ids: [String]) -> [String] {
    ids.isEmpty ? [] : ["// modelgen:ignore " + ids.joined(separator: ", ")]
}

/// Returns the lines, inside an `#if` if there is a condition.
func underCondition(_ condition: String?, _ lines: [String]) -> [String] {
    guard let condition else { return lines }
    return ["#if " + condition] + indented(lines) + ["#endif"]
}
