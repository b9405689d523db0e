import Foundation
import TestSupport

/// A line of source as an app has it for SwiftData, from `Tests/Spellings`.
struct Spelling {
    /// For example: `ModelContext`.
    let group: String
    /// For example: `` `insert(_:)` ``.
    let name: String
    /// Whether the code is of a file, not of a function.
    let isOfFile: Bool
    /// Why it doesn't compile, or what to write instead; `nil` if it compiles.
    let reason: String?
    let lines: [Substring]

    static let folder = repositoryRoot.appending(path: "Tests/Spellings")

    /// All spellings, in the order of the files.
    static func all() throws -> [Spelling] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            // For example: `01-ModelContext.swift`.
            let group = file.dropFirst(3).dropLast(6)
            return text.components(separatedBy: "// MARK: ").dropFirst().map {
                Spelling(String(group), $0)
            }
        }
    }

    private init(_ group: String, _ part: String) {
        var lines = part.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let title = lines.removeFirst()
        let (fileMark, reasonMark) = (" (file)", "// lacks: ")
        self.group = group
        isOfFile = title.hasSuffix(fileMark)
        name = String(isOfFile ? title.dropLast(fileMark.count) : title)
        let hasReason = lines.first?.hasPrefix(reasonMark) == true
        reason = hasReason ? lines.popFirst().map { String($0.dropFirst(reasonMark.count)) } : nil
        self.lines = Array(lines)
    }

    /// The code as a declaration of a file.
    func declaration(_ number: Int) -> [Substring] {
        if isOfFile { return lines }
        let head = """
            @MainActor func spelling\(number)(
                _ context: ModelContext, _ container: ModelContainer, _ traveler: Traveler,
                _ id: PersistentIdentifier
            ) throws {
            """
        return head.split(separator: "\n") + lines + ["}"]
    }
}
