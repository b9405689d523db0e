import ModelIR
import SharedLowering

/// Replaces SwiftData's protocol of all models by Core Data's class of all objects, wherever it's a constraint.
///
/// For example: `protocol Titled: NSManagedObject, Identifiable` for `protocol Titled: PersistentModel`. Without a
/// constraint, extensions of the protocol couldn't set properties, or use what every object has.
/// Complexity: O(*n*) for *n* bytes of code that names the protocol.
func constrainToManagedObjects(_ model: inout Model) {
    // Models are identifiable, but a class with an `id` that isn't hashable is no longer.
    let areIdentifiable = model.entities.indices.allSatisfy {
        model.entities[$0].canBeIdentifiable
    }
    model.changeFragments { fragment in
        guard fragment.text.contains("PersistentModel") else { return }
        let text = Array(fragment.text)
        let isIdentifiable = areIdentifiable && !fragment.text.contains("Identifiable")
        func replaced(_ part: String) -> String {
            CodeWords.replacing(in: part) { word in
                guard word.text == "PersistentModel",
                    let clause = Clause(around: word.range, in: text)
                else { return nil }
                return "NSManagedObject" + (isIdentifiable ? clause.separator + "Identifiable" : "")
            }
        }
        fragment.memberStarts = fragment.memberStarts?.map { start in
            let before = String(decoding: fragment.text.utf8.prefix(start.offset), as: UTF8.self)
            return MemberStart(offset: replaced(before).utf8.count, isType: start.isType)
        }
        fragment.text = replaced(fragment.text)
    }
}

/// A list of protocols, or a requirement, in which a name is a constraint.
private enum Clause {
    /// For example: `: PersistentModel, Codable`.
    case list
    /// For example: `where Item: PersistentModel`, `<Item: PersistentModel>`.
    case requirement

    /// - Returns: `nil` if the name isn't a constraint there. For example: in `any PersistentModel.Type`.
    init?(around range: Range<Int>, in text: [Character]) {
        let before = text[..<range.lowerBound].last { !$0.isWhitespace }
        let after = text[range.upperBound...].first { !$0.isWhitespace }
        guard let before, ":,&".contains(before), let after, after != "." else { return nil }
        let line = text[..<range.lowerBound].suffix(while: { !$0.isNewline })
        let isInRequirement =
            before == "&" || after == "&" || line.contains("<")
            || String(line).split(separator: " ").contains("where")
        self = isInRequirement ? .requirement : .list
    }

    /// What separates two constraints.
    var separator: String { self == .list ? ", " : " & " }
}

extension ArraySlice<Character> {
    /// The last elements that fulfill a condition.
    fileprivate func suffix(while isIncluded: (Character) -> Bool) -> ArraySlice {
        let end = lastIndex { !isIncluded($0) }
        return end.map { self[index(after: $0)...] } ?? self
    }
}
