import Diagnostics
import Foundation

/// Every place is in a file that is there, and every text can be printed.
func checkDiagnostics(_ diagnostics: [Diagnostic]) -> [String] {
    var lines: [String: [Int]] = [:]
    return diagnostics.flatMap { diagnostic in
        let places = places(of: diagnostic).filter { !isInside($0, &lines) }
        let texts = texts(of: diagnostic).filter(holdsControl)
        return places.map { "[\(diagnostic.id)] at \($0), which is nowhere" }
            + texts.map { "[\(diagnostic.id)] holds a control character: \($0.debugDescription)" }
    }
}

private func places(of diagnostic: Diagnostic) -> [SourceLocation] {
    let ranges = [diagnostic.range] + [diagnostic.fix?.range].compactMap(\.self)
    let ends = ranges.map { range in
        var end = range.start
        end.column += range.length
        return end
    }
    return ranges.map(\.start) + ends + diagnostic.notes.compactMap(\.location)
}

private func texts(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.message] + diagnostic.notes.map(\.message)
        + [diagnostic.fix?.message].compactMap(\.self)
}

private func holdsControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            || [0x2028, 0x2029].contains(scalar.value)
    }
}

/// Whether the place is in its file, or right behind a line of it, or the file as a whole.
private func isInside(_ place: SourceLocation, _ lines: inout [String: [Int]]) -> Bool {
    if place.line == 0 {
        return place.column == 0 && FileManager.default.fileExists(atPath: place.file)
    }
    let widths = lines[place.file] ?? widths(of: place.file)
    lines[place.file] = widths
    guard widths.indices.contains(place.line - 1) else { return false }
    return (1...widths[place.line - 1] + 1).contains(place.column)
}

/// The bytes in each line, without a byte order mark. Empty if there is no file.
private func widths(of file: String) -> [Int] {
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = Array(data.dropFirst(hasMark ? 3 : 0))
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.count)
}
