import SwiftSyntax

extension ValueTypeReader {
    /// Reports conditions that the code drops: properties of the type are stored on all platforms,
    /// so it must exist there with all its cases.
    func reportConditions() {
        if let condition = declaration.context.condition {
            report(condition, around: declaration.nameNode, "'\(declaration.name)'")
        }
        guard case .enumeration = declaration.node else { return }
        for member in declaration.members {
            guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { continue }
            for (condition, elements) in conditionalElements(conditional) {
                guard let condition, case .decls(let members) = elements else { continue }
                for element in caseElements(members) {
                    let name = element.node.name
                    let words = "the case '\(name.identifierText)' of '\(declaration.name)'"
                    report(condition, around: name, words)
                }
            }
        }
    }

    private func report(_ condition: String, around node: some SyntaxProtocol, _ words: String) {
        reports.add(
            .warning,
            "member.condition-left-out",
            at: node,
            in: file,
            "\(words) is in the code also where '\(condition)' does not hold: what is stored is the same"
                + " on every platform"
        )
    }
}
