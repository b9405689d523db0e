import ModelIR

/// A declared initializer in the body of its class.
///
/// - Parameters:
///   - access: The modifier and a space, or an empty string. For example: `public `.
///   - isOverriding: Whether the superclass has an initializer with these labels.
///   - parentCall: The call of the superclass unless the initializer has one; `nil` without a superclass.
package func declaredInitializer(
    _ member: SourceFragment,
    _ body: InitializerBody,
    _ statements: OrderedStatements,
    access: String,
    isOverriding: Bool,
    parentCall: String?
) -> MemberView {
    var head = member
    head.text = body.head
    head = head.visible(access)
    // `required` says the same.
    let saysSo = head.declarationWords.contains { ["override", "required"].contains($0) }
    if isOverriding, !saysSo { head.override() }
    let margin = member.condition == nil ? "    " : "        "
    let inner =
        statements.before + [statements.parentCall ?? parentCall].compactMap(\.self)
        + statements.after
    let lines =
        member.comments + indented(head.text + " {", "")
        + inner.flatMap { indented($0, "    ") } + ["}"]
    return MemberView(
        isSeparated: false,
        condition: member.condition,
        lines: lines.map { $0.isEmpty ? $0 : margin + $0 }
    )
}

private func indented(_ text: String, _ margin: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        line.allSatisfy(\.isWhitespace) ? "" : margin + line
    }
}
