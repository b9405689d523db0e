import SwiftNames

/// An argument of a call. One that is a list can be broken over several lines.
struct Argument: ExpressibleByStringInterpolation {
    private let head: String
    private var elements: [String] = []
    private var end = ""

    init(stringLiteral text: String) {
        head = text
    }

    init(_ text: String) {
        head = text
    }

    /// A list between brackets. For example: `.rtree([\.x, \.y])` with `.rtree(` and `)` around it.
    init(list elements: [String], before: String = "", after: String = "") {
        head = before + "["
        self.elements = elements
        end = "]" + after
    }

    var text: String { head + elements.joined(separator: ", ") + end }

    /// On one line where that fits, with this text behind it.
    func lines(_ mark: String, _ indentation: Int) -> [String] {
        let line = text + mark
        if elements.isEmpty || TextWidth.fits(line, indentation: indentation) { return [line] }
        return [head] + indented(separated(elements)) + [end + mark]
    }
}

/// `head(a, b)` on one line, or an argument to a line.
///
/// For example: `call("@Clone", [".exclude"], 4)`.
func call(_ head: String, _ arguments: [Argument], _ indentation: Int) -> [String] {
    let line = "\(head)(\(arguments.map(\.text).joined(separator: ", ")))"
    if TextWidth.fits(line, indentation: indentation) { return [line] }
    let inner = arguments.enumerated().flatMap { index, argument in
        let isLast = index == arguments.count - 1
        return argument.lines(isLast ? "" : ",", indentation + indentationStep)
    }
    return [head + "("] + indented(inner) + [")"]
}

/// The texts with commas behind all but the last.
private func separated(_ texts: [String]) -> [String] {
    texts.enumerated().map { $0 == texts.count - 1 ? $1 : $1 + "," }
}
