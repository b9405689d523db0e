import Foundation

/// Everything that a value contains, as JSON paths and values.
///
/// For example: `.entities[0].attributes[2].name = title`. The given names are omitted at the first
/// level of the value; if `origin` is one of them, it's omitted at all levels.
package func facts(of value: some Encodable, without names: Set<String>) -> Set<String> {
    guard let data = try? JSONEncoder().encode(value),
        let object = try? JSONSerialization.jsonObject(with: data),
        case .object(let tree) = Tree(object)
    else { return ["no JSON"] }
    var result: Set<String> = []
    let said = tree.filter { !names.contains($0.key) }
    Tree.object(said).collect("", isPlaceless: names.contains("origin"), &result)
    return result
}

/// A value of JSON.
private enum Tree {
    case object([String: Tree])
    case list([Tree])
    /// A text, a number, a Boolean value, or null.
    case fact(String)

    // Foundation's decoder would try one type after another, and throw an error for each wrong one.
    init(_ value: Any) {
        self =
            switch value {
            case let object as [String: Any]: .object(object.mapValues(Tree.init))
            case let list as [Any]: .list(list.map(Tree.init))
            case is NSNull: .fact("null")
            default: .fact("\(value)")
            }
    }

    func collect(_ path: String, isPlaceless: Bool, _ result: inout Set<String>) {
        switch self {
        case .object(let members):
            for (key, value) in members where !(isPlaceless && key == "origin") {
                value.collect(path + "." + key, isPlaceless: isPlaceless, &result)
            }
            // The encoding of an enum case without associated values.
            if members.isEmpty { result.insert(path + " is there") }
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                element.collect("\(path)[\(index)]", isPlaceless: isPlaceless, &result)
            }
        case .fact(let text): result.insert("\(path) = \(text)")
        }
    }
}
