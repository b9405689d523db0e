import Foundation
import JSON

/// A case of the Mustache specification.
struct MustacheCase {
    var name: String
    var data: JSONNode
    var template: String
    var partials: [(name: String, text: String)]
    var expected: String

    /// The cases of a file. For example: `sections.json`.
    static func cases(of file: URL) throws -> [MustacheCase] {
        let root = try JSONText(Array(Data(contentsOf: file))).root
        return root["tests"]?.elements.map(MustacheCase.init) ?? []
    }

    private init(_ node: JSONNode) {
        name = node["name"]?.text ?? ""
        data = node["data"] ?? JSONNode(content: .null, range: 0..<0)
        template = node["template"]?.text ?? ""
        partials = node["partials"]?.members.map { ($0.key, $0.value.text ?? "") } ?? []
        expected = node["expected"]?.text ?? ""
    }
}

extension JSONNode {
    subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }

    var members: [JSONMember] {
        if case .object(let members) = content { members } else { [] }
    }

    var elements: [JSONNode] {
        if case .array(let elements) = content { elements } else { [] }
    }

    /// The text of a string, or of a number as it is written.
    var text: String? {
        switch content {
        case .string(let text), .number(let text): text
        case .null, .boolean, .array, .object: nil
        }
    }
}
