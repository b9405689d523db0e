import SwiftNames
import TextLayout

/// The step from one level of a declaration to the next.
let indentationStep = 4

/// The lines, so far in. Empty ones stay empty.
func indented(_ lines: [String], by count: Int = indentationStep) -> [String] {
    lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: count) + $0 }
}

/// The lines of source text.
func sourceLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        .map(String.init)
}

/// The lines of a text that may be broken, which begins so far in.
func brokenLines(_ text: String, _ indentation: Int) -> [String] {
    sourceLines(LineLayout(width: TextWidth.limit - indentation).text(text))
}

/// The lines of a doc comment, with their slashes.
func docLines(_ documentation: [String]) -> [String] {
    documentation.map { $0.isEmpty ? "///" : "/// " + $0 }
}

/// The comment that names the diagnostics which aren't reported about the declaration below it.
func ignoreLines(_ ids: [String]) -> [String] {
    ids.isEmpty ? [] : ["// modelgen:ignore " + ids.joined(separator: ", ")]
}

/// The lines inside an `#if`, where there is a condition.
func underCondition(_ condition: String?, _ lines: [String]) -> [String] {
    guard let condition else { return lines }
    return ["#if " + condition] + indented(lines) + ["#endif"]
}
