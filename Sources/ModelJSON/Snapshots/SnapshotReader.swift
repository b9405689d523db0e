import JSON
import ModelIR

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a snapshot: adds the usual fields, and the places of elements in the file.
struct SnapshotReader {
    let text: JSONText
    /// The path of the file, as the user gave it.
    let path: String

    /// - Throws: `DecodingError`, which names the place by its path.
    func model() throws -> Model {
        let node = text.root.nearest(to: [.key("model")])
        let whole = completed(node, ["model"], try SnapshotTemplates())
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        var model = try decoder.decode(Model.self, from: Data(whole.line.utf8))
        model.nameFiles([path])
        return model
    }

    private func completed(
        _ node: JSONNode,
        _ path: [String],
        _ templates: SnapshotTemplates
    ) -> JSONNode {
        switch node.content {
        case .array(let elements):
            return JSONNode(.array(elements.map { completed($0, path, templates) }))
        case .object(let members):
            let given = members.map { member in
                (member.key, completed(member.value, path + [member.key], templates))
            }
            let missing = templates.fields(at: path).filter { field in
                !members.contains { $0.key == field.key }
            }
            return JSONNode(
                given + missing.map { ($0.key, $0.value) } + [("origin", origin(of: node))]
            )
        case .null, .boolean, .number, .string: return node
        }
    }

    /// Every object gets a place; those that have none in the model ignore it.
    private func origin(of node: JSONNode) -> JSONNode {
        let place = text.position(of: node)
        return JSONNode([
            ("source", JSONNode(.number("0"))),
            ("position", JSONNode(.string("\(place.line):\(place.column)"))),
            ("parts", JSONNode(.array([]))),
        ])
    }
}
