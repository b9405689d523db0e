import ModelIR
import SwiftNames

/// The lines of the doc comment of an entity's class.
///
/// - Parameters:
///   - names: The properties' names in the code.
///   - consequence: The effect of saving a duplicate, as the end of a sentence.
package func entityDocumentation(
    _ entity: Entity,
    _ names: PropertyNames,
    duplicates consequence: String
) -> [String] {
    var facts: [String] = []
    if entity.isAbstract {
        facts.append("Abstract. Fetch it, but create an instance of a subclass.")
    }
    let constraints = entity.uniquenessConstraints.map { $0.map(names.swiftName) }
    facts += uniquenessDocumentation(constraints, consequence)
    // Separated by a blank line, since the paragraphs would be merged otherwise.
    let isSeparated = !facts.isEmpty && !entity.documentation.isEmpty
    let lines = entity.documentation + (isSeparated ? [""] : []) + facts
    return lines.map(onOneLine)
}

/// Documents unique values and their effect.
///
/// For example: "`name` is unique: saving a duplicate fails unless the merge policy resolves it."
private func uniquenessDocumentation(_ constraints: [[String]], _ consequence: String) -> [String] {
    let single = constraints.filter { $0.count == 1 }.map { $0[0] }
    let compound = constraints.filter { $0.count > 1 }
    var sentences: [String] = []
    if single.count == 1 {
        sentences.append("\(list(single)) is unique: saving a duplicate \(consequence)")
    } else if single.count > 1 {
        sentences.append("\(list(single)) are each unique: saving a duplicate \(consequence)")
    }
    sentences += compound.map {
        "\(list($0)) are unique together: saving a duplicate \(consequence)"
    }
    return sentences
}

/// For example: "`a`, `b` and `c`".
private func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
}
