import Foundation

/// All that a value says in JSON, each fact with its way to it.
///
/// For example: `.entities[0].attributes[2].name = title`. The first level of the value has none of
/// the names that are left out, and no level has an `origin` where that is one of them.
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
    /// A text, a number, a truth value, or null.
    case fact(String)

    // Foundation's decoder would try one type after the other, and throw for each that it isn't.
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
            // What a case of an enum leaves that carries nothing.
            if members.isEmpty { result.insert(path + " is there") }
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                element.collect("\(path)[\(index)]", isPlaceless: isPlaceless, &result)
            }
        case .fact(let text): result.insert("\(path) = \(text)")
        }
    }
}
