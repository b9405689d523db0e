import Testing

/// The build plugin ignores the same folders as the tool, whose modules it can't import.
struct ForeignFolderTests {
    @Test func thePluginIgnoresTheFoldersThatTheToolIgnores() throws {
        let tool = try foreignFolders(in: "Sources/Files/FolderWalk.swift")
        #expect(tool.count > 3)
        #expect(try foreignFolders(in: "Plugins/ModelGenPlugin/ModelSearch.swift") == tool)
    }

    private func foreignFolders(in path: String) throws -> [String] {
        let lines = try SourceFile(path).lines
        let start = try #require(lines.firstIndex { $0.contains("let foreignFolders") })
        let list = lines[start...].prefix { !$0.hasSuffix("    ]") }.joined()
        let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
}
