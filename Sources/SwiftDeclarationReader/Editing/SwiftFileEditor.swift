import Diagnostics
import Files
import ModelIR
import SwiftSyntax

/// Finds the text of expressions and types in Swift files, for changes of what was read from them.
///
/// A file is parsed again when the first change in it is asked for, which few runs do.
package final class SwiftFileEditor {
    private var files: [String: SourceFile] = [:]

    package init() {}

    /// The expression or the type that is a part of a declaration, and what to write there: a name takes the form
    /// of what is there now. For example: `.nullify` instead of `.cascade`.
    ///
    /// Returns `nil` if the file has changed, or if the part is on several lines.
    package func replacement(
        of part: String,
        of origin: Origin,
        in path: String,
        with name: String
    ) -> (range: Diagnostics.SourceRange, text: String)? {
        guard let position = origin.parts.first(where: { $0.name == part })?.position,
            let file = file(path), let place = file.place(of: position),
            let node = file.tree.part(at: place)
        else { return nil }
        let range = file.range(of: node)
        return range.length > 0 ? (range, node.spelling(of: name)) : nil
    }

    private func file(_ path: String) -> SourceFile? {
        if files[path] == nil, let text = try? readFile(path) {
            files[path] = withLargeStack { SourceFile(OriginFile(path), text: text) }
        }
        return files[path]
    }
}

extension SourceFileSyntax {
    /// The outermost expression or type that begins at a place.
    fileprivate func part(at place: AbsolutePosition) -> Syntax? {
        guard place < endPosition, let token = token(at: place),
            token.positionAfterSkippingLeadingTrivia == place
        else { return nil }
        return sequence(first: Syntax(token), next: \.parent)
            .prefix { $0.positionAfterSkippingLeadingTrivia == place }
            .last { $0.is(ExprSyntax.self) || $0.is(TypeSyntax.self) }
    }
}

extension Syntax {
    /// A name as it's spelled where the node is: a member, a text or an identifier.
    fileprivate func spelling(of name: String) -> String {
        if self.is(StringLiteralExprSyntax.self) { return "\"\(name)\"" }
        if let member = self.as(MemberAccessExprSyntax.self), member.base == nil {
            return ".\(name)"
        }
        return name
    }
}
