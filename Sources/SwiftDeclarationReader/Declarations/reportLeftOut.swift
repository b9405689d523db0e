import ModelIR
import SwiftSyntax

/// Says which declarations the code lacks: types that attributes hold encoded, and what extensions add
/// to models. The file that is read is not compiled beside the code.
func reportLeftOut(_ declarations: Declarations, _ entities: [Entity], _ reports: Reports) {
    if declarations.models.isEmpty, declarations.values.isEmpty, !reports.hasErrors,
        let first = declarations.others.first
    {
        reports.add(
            .warning,
            "swift.no-declaration",
            at: first.nameNode,
            in: first.context.file,
            "no class with '@Model' and no type of values is declared here, so nothing is generated"
        )
    }
    let generated = Set(
        declarations.models.map(\.name)
            + declarations.values.filter { $0.annotations.first("External") == nil }
            .map(\.nameNode.identifierText)
    )
    for (type, member, file) in declarations.extensions where generated.contains(type) {
        reports.add(
            .warning,
            "member.left-out",
            at: member,
            in: file,
            "what an extension adds to '\(type)' is left out of the code; move it into a file of your own"
        )
    }
    let used = Set(
        entities.flatMap(\.attributes).compactMap(\.customClassName).flatMap { name in
            name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
    )
    // Those inside of models stand in the code as they are.
    for other in declarations.others
    where other.context.owner == nil && used.contains(other.name) {
        reports.add(
            .warning,
            "attribute.type-left-out",
            at: other.nameNode,
            in: other.context.file,
            "'\(other.name)' is left out of the code, which uses it; move it into a file that is compiled"
                + " with the code"
        )
    }
}
