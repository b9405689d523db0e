import Diagnostics
import Files
import Output

/// The changes to the inputs that diagnostics suggest.
struct FixPatch {
    private let files: [FixedFile]

    /// Reads the files to change. If two fixes overlap, only the first one is applied.
    init(_ diagnostics: [Diagnostic]) throws(RunError) {
        let fixes = Set(diagnostics.compactMap(\.fix))
        let paths = Set(fixes.map(\.range.start.file)).sorted()
        files = try paths.map { (path) throws(RunError) in
            let ofFile = fixes.filter { $0.range.start.file == path }
            do throws(FileProblem) {
                return FixedFile(path: path, old: try readFile(path), fixes: Array(ofFile))
            } catch {
                throw RunError(message: "'\(path)' \(error.message)")
            }
        }
    }

    var isEmpty: Bool { files.allSatisfy { $0.count == 0 } }

    /// The changes as a unified diff.
    var difference: String {
        files.map { UnifiedDiff(from: $0.old, to: $0.new).text(old: $0.path, new: $0.path) }
            .joined()
    }

    /// A summary of the changes. For example: `2 changes in 1 file`.
    var summary: String {
        let count = files.reduce(0) { $0 + $1.count }
        let changes = count == 1 ? "1 change" : "\(count) changes"
        return changes + (files.count == 1 ? " in 1 file" : " in \(files.count) files")
    }

    func write() throws(RunError) {
        for file in files where file.count > 0 { try replaceFile(file.path, with: file.new) }
    }
}

/// A file after applying the changes.
private struct FixedFile {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The number of applied fixes.
    let count: Int

    init(path: String, old: [UInt8], fixes: [Diagnostic.Fix]) {
        self.path = path
        self.old = old
        let lines = lineStarts(of: old, isSwift: path.hasSuffix(".swift"))
        var (text, count): ([UInt8], Int) = ([], 0)
        var end = 0
        for fix in fixes.sorted(by: {
            ($0.range.start, $0.replacement) < ($1.range.start, $1.replacement)
        }) {
            let start = fix.range.start
            guard lines.indices.contains(start.line - 1) else { continue }
            let place = lines[start.line - 1] + start.column - 1
            guard place >= end, place + fix.range.length <= old.count else { continue }
            text += old[end..<place] + Array(fix.replacement.utf8)
            end = place + fix.range.length
            count += 1
        }
        new = text + old[end...]
        self.count = count
    }
}

/// Returns the offsets at which lines start; a byte order mark isn't part of the first line. In Swift,
/// a lone carriage return also ends a line.
private func lineStarts(of bytes: [UInt8], isSwift: Bool) -> [Int] {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let ends = bytes.indices.filter { index in
        if bytes[index] == feed { return true }
        guard isSwift, bytes[index] == carriageReturn else { return false }
        return index + 1 == bytes.count || bytes[index + 1] != feed
    }
    return [first] + ends.map { $0 + 1 }
}
