import Foundation

/// All that a value says in JSON, each fact with its way to it.
///
/// For example: `.entities[0].attributes[2].name = title`. The first level of the value has none of
/// the names that are left out, and no level has an `origin` where that is one of them.
package func facts(of value: some Encodable, without names: Set<String>) -> Set<String> {
    guard let data = try? JSONEncoder().encode(value),
        let tree = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return ["no JSON"] }
    var result: Set<String> = []
    collect(tree.filter { !names.contains($0.key) }, "", names.contains("origin"), &result)
    return result
}

private func collect(
    _ value: Any,
    _ path: String,
    _ isPlaceless: Bool,
    _ result: inout Set<String>
) {
    if let object = value as? [String: Any] {
        for (key, value) in object where !(isPlaceless && key == "origin") {
            collect(value, path + "." + key, isPlaceless, &result)
        }
        // What a case of an enum leaves that carries nothing.
        if object.isEmpty { result.insert(path + " is there") }
    } else if let list = value as? [Any] {
        for (index, value) in list.enumerated() {
            collect(value, "\(path)[\(index)]", isPlaceless, &result)
        }
    } else {
        result.insert("\(path) = \(value)")
    }
}
