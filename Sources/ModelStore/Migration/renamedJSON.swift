import Foundation
import ModelTypes

/// The JSON of a value with the names that its keys have now.
///
/// What can't be decoded stays as it is, and is reported where values are checked. A key that has the new
/// name already gives way to the one that has the former name.
///
/// For example: `{"road":"Elm"}` for `{"street":"Elm"}`.
func renamedJSON<Value: Codable>(of type: Value.Type, _ json: String, _ keys: [RenamedKey])
    -> String
{
    let data = Data(json.utf8)
    guard let object = try? JSONDecoder().decode(ObjectKeys.self, from: data) else { return json }
    var formerPaths: [String: String] = [:]
    // Keys of an object follow the object's own key.
    let present = keys.sorted { $0.path.count < $1.path.count }.filter { key in
        let container = formerPath(of: key.container, formerPaths)
        let path = container.isEmpty ? key.formerName : "\(container).\(key.formerName)"
        guard object.has(path) else { return false }
        formerPaths[key.path] = path
        return true
    }
    if present.isEmpty { return json }
    let decoder = storedJSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
        Key(present.newName(of: path.map(\.stringValue)) ?? "")
    }
    guard let value = try? decoder.decode(type, from: data),
        let renamed = storedJSON(of: value)
    else { return json }
    return String(decoding: renamed, as: UTF8.self)
}

/// The path that leads to an object in JSON with former names.
private func formerPath(of path: String, _ formerPaths: [String: String]) -> String {
    if path.isEmpty { return "" }
    if let former = formerPaths[path] { return former }
    guard let dot = path.lastIndex(of: ".") else { return path }
    return formerPath(of: String(path[..<dot]), formerPaths) + path[dot...]
}

/// The keys of an object in JSON, and those of the objects in it; none of other values.
private struct ObjectKeys: Decodable {
    private let members: [String: ObjectKeys]

    init(from decoder: any Decoder) {
        let object = try? decoder.container(keyedBy: Key.self)
        let keys = object?.allKeys ?? []
        members = Dictionary(
            uniqueKeysWithValues: keys.map { key in
                // A null has none, either.
                let value = try? object?.decode(ObjectKeys.self, forKey: key)
                return (key.stringValue, value ?? ObjectKeys())
            }
        )
    }

    private init() { members = [:] }

    func has(_ path: String) -> Bool {
        var next: ObjectKeys? = self
        for key in path.split(separator: ".") { next = next?.members[String(key)] }
        return next != nil
    }
}

extension [RenamedKey] {
    /// - Parameter path: The keys that lead to a value, all but the last under their new names.
    fileprivate func newName(of path: [String]) -> String? {
        let container = path.dropLast().joined(separator: ".")
        let keys = filter { $0.container == container }
        if let renamed = keys.first(where: { $0.formerName == path.last }) { return renamed.name }
        return keys.contains { $0.name == path.last } ? nil : path.last
    }
}

/// A key with any name. No property has the empty one.
private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
