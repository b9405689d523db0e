import ModelIR
import SwiftSyntax

/// Says which declarations the code lacks: types that attributes hold encoded, and what extensions add
/// to models. The file that is read is not compiled beside the code.
func reportLeftOut(_ declarations: Declarations, _ entities: [Entity], _ reports: Reports) {
    let models = Set(declarations.models.map(\.name))
    for (type, member, file) in declarations.extensions where models.contains(type) {
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
