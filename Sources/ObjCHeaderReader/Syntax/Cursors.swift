import CClangIndex

/// Questions about the nodes of a syntax tree.
struct Cursors {
    let library: Libclang

    private var functions: ClangIndex { library.functions }

    /// The children of a node, in order.
    func children(of cursor: CXCursor) -> [CXCursor] {
        var found: [CXCursor] = []
        withUnsafeMutablePointer(to: &found) { pointer in
            _ = functions.clang_visitChildren(
                cursor,
                { child, _, data in
                    data?.assumingMemoryBound(to: [CXCursor].self).pointee.append(child)
                    return Int32(CXChildVisit_Continue)
                },
                pointer
            )
        }
        return found
    }

    func kind(_ cursor: CXCursor) -> Int { Int(cursor.kind) }

    func name(_ cursor: CXCursor) -> String {
        library.text(functions.clang_getCursorSpelling(cursor))
    }

    /// The notes that the macros of ``SDKHeaders`` attach to a declaration. For example: `enum`,
    /// `name:Person`.
    func notes(_ children: [CXCursor]) -> [String] {
        children.filter { kind($0) == CXCursor_AnnotateAttr }.map(name)
            .filter { $0.hasPrefix("modelgen:") }.map { String($0.dropFirst(9)) }
    }

    func swiftName(_ notes: [String]) -> String? {
        notes.first { $0.hasPrefix("name:") }.map { String($0.dropFirst(5)) }
    }

    /// The lines of the doc comment of a constant. libclang takes any comment before it, if only
    /// constants are between.
    func documentation(ofConstant cursor: CXCursor) -> [String] {
        let range = functions.clang_Cursor_getCommentRange(cursor)
        let place = line(functions.clang_getCursorLocation(cursor))
        let isNext = line(functions.clang_getRangeEnd(range)) + 1 == place
        let isBehind = line(functions.clang_getRangeStart(range)) == place
        return isNext || isBehind ? documentation(cursor) : []
    }

    private func line(_ location: CXSourceLocation) -> UInt32 {
        var line: UInt32 = 0
        functions.clang_getFileLocation(location, nil, &line, nil, nil)
        return line
    }

    /// The lines of the doc comment of a declaration.
    func documentation(_ cursor: CXCursor) -> [String] {
        let text = library.text(functions.clang_Cursor_getRawCommentText(cursor))
        return text.isEmpty ? [] : commentLines(text)
    }
}

/// Returns the text of a doc comment, without its signs. For example: `["A person."]` for
/// `/** A person. */`.
func commentLines(_ comment: String) -> [String] {
    var lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(commentText)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}

private func commentText(_ line: Substring) -> String {
    var text = line.drop { $0.isWhitespace }
    for sign in ["///<", "///", "//!", "/**<", "/**", "/*!", "*/", "*"] where text.hasPrefix(sign) {
        text = text.dropFirst(sign.count)
        break
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.hasSuffix("*/") { text.removeLast(2) }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.first == " " ? text.dropFirst() : text)
}
