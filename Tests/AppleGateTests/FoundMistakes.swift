import Foundation
import TestSupport

/// The lines of a sample that say `// mistake`.
func markedLines(of file: String) throws -> Set<Int> {
    let lines = try String(contentsOfFile: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    return Set(lines.indices.filter { lines[$0].contains("// mistake") }.map { $0 + 1 })
}

/// The lines that the compiler complains of. For example: those of `Broken.swift:6:20: error: …`.
func reportedLines(in result: ProcessResult, _ kind: String) -> Set<Int> {
    let lines = result.output.split(separator: "\n").compactMap { line -> Int? in
        let parts = line.split(separator: ":")
        // What a macro expands to is a file of its own.
        guard parts.count > 3, parts[3] == " \(kind)", !parts[0].contains("@__swiftmacro"),
            !parts[0].hasPrefix("macro expansion ")
        else {
            return nil
        }
        return Int(parts[1])
    }
    return Set(lines)
}
