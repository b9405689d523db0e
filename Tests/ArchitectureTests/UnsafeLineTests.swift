import Testing

/// Lines whose safety the compiler doesn't check.
struct UnsafeLineTests {
    /// Only ever lower it: every such line has to be proved right by whoever reads it.
    private let limit = 35

    @Test func theStoreHasFewUnsafeLines() throws {
        let count = try SourceFile.files(below: ["Sources/ModelStore"])
            .reduce(0) { $0 + $1.lines.count(where: isUnsafe) }
        #expect(count > 0)
        #expect(count <= limit)
    }

    @Test(arguments: [
        "unowned(unsafe) let source: Source", "unsafeDowncast(self, to: type)",
        "Unmanaged.passUnretained(self)", "let bytes: UnsafeRawBufferPointer",
        "start.assumingMemoryBound(to: Int.self)",
    ])
    func unsafeLinesAreFound(_ line: String) {
        #expect(isUnsafe(line[...]))
        #expect(!isUnsafe("    // \(line)"))
    }

    private func isUnsafe(_ line: Substring) -> Bool {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("//") { return false }
        return ["unsafe", "Unmanaged", "Unsafe", "assumingMemoryBound"].contains(
            where: code.contains
        )
    }
}
