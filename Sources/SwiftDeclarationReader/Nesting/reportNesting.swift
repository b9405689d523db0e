import Diagnostics

/// Reports where a file is nested too deep to be parsed; false if it is.
func reportNesting(in text: [UInt8], of path: String, _ reports: Reports) -> Bool {
    var scanner = NestingScanner(text)
    guard let found = scanner.excessiveNesting() else { return true }
    let before = text[..<min(found.offset, text.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let place = SourceLocation(
        file: path,
        line: before.count { $0 == 0x0A } + 1,
        column: before.count - lineStart + 1
    )
    reports.add(
        .error,
        "swift.too-deep",
        at: place,
        "more than \(found.limit) \(found.what) are nested here, which modelgen doesn't read; move the"
            + " inner ones into a declaration of their own, or into a file that isn't an input"
    )
    return false
}
