import Testing

/// How large the files are: printed, to be looked at; there is no limit.
struct SizeTests {
    @Test func sizesPerModule() throws {
        var table = ["module: files, lines, median and longest file, longest function"]
        for target in try PackageTarget.all() where !target.isTest {
            let files = try SourceFile.files(below: [target.folder])
            guard !files.isEmpty else { continue }
            table.append("\(target.name): \(summary(of: files))")
        }
        print(table.joined(separator: "\n"))
        #expect(table.count > 1)
    }

    /// For example: `9 files, 412 lines, 38 and 97 (Header.swift), write: 24`.
    private func summary(of files: [SourceFile]) -> String {
        let sorted = files.sorted { $0.lines.count < $1.lines.count }
        let longest = sorted[sorted.count - 1]
        let name = longest.path.split(separator: "/").last ?? ""
        let lines = files.map(\.lines.count).reduce(0, +)
        let median = sorted[sorted.count / 2].lines.count
        let function = files.compactMap(\.longestFunction).max { $0.lines < $1.lines }
        let end = function.map { "\($0.name): \($0.lines)" } ?? "none"
        return "\(files.count), \(lines), \(median) and \(longest.lines.count) (\(name)), \(end)"
    }
}
