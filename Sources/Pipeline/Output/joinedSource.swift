/// One source file of several: the imports of all, once each, then the rest of each.
///
/// For example: what two templates rendered, each of which begins with its imports. Comments that
/// stand between the imports come before them; imports inside `#if canImport(…)` come last.
func joinedSource(_ texts: [String]) -> String {
    let files = texts.map(SourceHead.init)
    let imports = Set(files.flatMap(\.imports)).sorted()
    let conditional = Set(files.flatMap(\.conditionalImports)).sorted()
    let head = files.flatMap(\.comments) + imports + conditional
    let bodies = files.map { $0.body.joined(separator: "\n") }.filter { !$0.isEmpty }
    return ([head.joined(separator: "\n")] + bodies).joined(separator: "\n\n") + "\n"
}

/// A source file, divided where its imports end.
private struct SourceHead {
    var imports: [String] = []
    /// Each with the lines around it.
    var conditionalImports: [String] = []
    var comments: [String] = []
    var body: [Substring]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var rest = lines[...]
        var openComments: [String] = []
        // What stands behind the last import belongs to the body.
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
        // A key path would refer to a function of the standard library directly, which linkers warn about.
        body = Array(body.drop { $0.isEmpty })
        while body.last?.isEmpty == true { body.removeLast() }
    }

    /// The lines of an `#if canImport(…)` that holds imports alone; nil where none begins.
    private static func conditionalImport(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring>?
    {
        guard let first = lines.first, first.hasPrefix("#if canImport("),
            let end = lines.firstIndex(of: "#endif"),
            lines[..<end].dropFirst().allSatisfy({ $0.contains("import ") })
        else { return nil }
        return lines[...end]
    }
}
