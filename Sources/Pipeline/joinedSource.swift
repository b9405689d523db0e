/// One source file of several: the imports of all, once each, then the rest of each.
///
/// For example: what two templates rendered, each of which begins with its imports. Comments that
/// stand between the imports come before them.
func joinedSource(_ texts: [String]) -> String {
    let files = texts.map(SourceHead.init)
    let imports = Set(files.flatMap(\.imports)).sorted()
    let head = files.flatMap(\.comments) + imports
    let bodies = files.map { $0.body.joined(separator: "\n") }.filter { !$0.isEmpty }
    return ([head.joined(separator: "\n")] + bodies).joined(separator: "\n\n") + "\n"
}

/// A source file, divided where its imports end.
private struct SourceHead {
    var imports: [String] = []
    var comments: [String] = []
    var body: [Substring]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.prefix { $0.isEmpty || $0.hasPrefix("import ") || $0.hasPrefix("// ") }
        imports = head.filter { $0.hasPrefix("import ") }.map(String.init)
        let last = head.lastIndex { $0.hasPrefix("import ") } ?? -1
        comments = lines[..<(last + 1)].filter { $0.hasPrefix("// ") }.map(String.init)
        body = Array(lines[(last + 1)...].drop(while: \.isEmpty))
        while body.last?.isEmpty == true { body.removeLast() }
    }
}
