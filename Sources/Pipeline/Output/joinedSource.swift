/// Joins several source files: all imports, without duplicates, then the rest of each file.
///
/// For example: joins the results of two templates that both begin with imports. Comments between
/// the imports precede them; imports inside `#if canImport(…)` come last.
func joinedSource(_ texts: [String]) -> String {
    let files = texts.map(SourceHead.init)
    let imports = Set(files.flatMap(\.imports)).sorted()
    let conditional = Set(files.flatMap(\.conditionalImports)).sorted()
    let head = files.flatMap(\.comments) + imports + conditional
    let bodies = files.map { $0.body.joined(separator: "\n") }.filter { !$0.isEmpty }
    return ([head.joined(separator: "\n")] + bodies).joined(separator: "\n\n") + "\n"
}

/// A source file, split after its imports.
private struct SourceHead {
    var imports: [String] = []
    /// Each import with its `#if` and `#endif`.
    var conditionalImports: [String] = []
    var comments: [String] = []
    var body: [Substring]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var rest = lines[...]
        var openComments: [String] = []
        // The lines after the last import belong to the body.
        body = lines
        while let line = rest.first {
            if line.hasPrefix("import ") {
                imports.append(String(rest.removeFirst()))
            } else if let block = Self.conditionalImport(rest) {
                conditionalImports.append(block.joined(separator: "\n"))
                rest = rest.dropFirst(block.count)
            } else if line.isEmpty || line.hasPrefix("// ") {
                if !line.isEmpty { openComments.append(String(line)) }
                rest.removeFirst()
                continue
            } else {
                break
            }
            comments += openComments
            openComments = []
            body = Array(rest)
        }
        // A closure, because linkers warn about a key path to a function of the standard library.
        body = Array(body.drop { $0.isEmpty })
        while body.last?.isEmpty == true { body.removeLast() }
    }

    /// Returns the lines of an `#if canImport(…)` that only contains imports; `nil` if none begins
    /// here.
    private static func conditionalImport(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring>?
    {
        guard let first = lines.first, first.hasPrefix("#if canImport("),
            let end = lines.firstIndex(of: "#endif"),
            lines[..<end].dropFirst().allSatisfy({ $0.contains("import ") })
        else { return nil }
        return lines[...end]
    }
}
