import ModelIR
import SwiftSyntax

/// The suppressions in the comments of files.
///
/// - Parameter leftOut: Classes that aren't read, such as those of older versions. What is ignored in them isn't known.
func readSuppressions(_ files: [SourceFile], leftOut: [ModelDeclaration]) -> [Suppression] {
    files.flatMap { file in
        let nodes = leftOut.filter { $0.context.file.index == file.index }.map(\.node)
        return file.ignoreComments.flatMap { comment, line in
            nodes.contains { $0.position <= comment.place && comment.place < $0.endPosition }
                ? [] : suppressions(comment, line, file)
        }
    }
}

private func suppressions(
    _ comment: IgnoreComment,
    _ line: Int,
    _ file: SourceFile
) -> [Suppression] {
    let finder = DeclarationFinder(file, line: line)
    let owner = finder.owner
    return comment.ids.map { id, place in
        Suppression(
            id,
            entity: owner.entity,
            property: owner.property,
            lines: finder.lines ?? Suppression.Lines(first: line, last: line),
            origin: Origin(file: file.input, position: file.position(of: place))
        )
    }
}
