import JSON
import ModelIR

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A model as it was released, as JSON that is checked in: the same bytes for the same model, without places, and
/// without fields that say the usual.
///
/// For example: `try Snapshot(model).json()`.
package struct Snapshot {
    package static let format = "modelgen-snapshot"
    /// Grows when a reader of the former version could not read the next.
    package static let formatVersion = 1

    private let model: Model

    /// - Parameter model: A canonical model, with the name of its version.
    package init(_ model: Model) {
        self.model = model
    }

    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        let whole = try JSONText(Array(try encoder.encode(model))).root
        let templates = try SnapshotTemplates()
        let root = JSONNode([
            ("format", JSONNode(.string(Self.format))),
            ("formatVersion", JSONNode(.number("\(Self.formatVersion)"))),
            ("model", whole.shortened(["model"], templates)),
        ])
        return Array(root.document(width: 120).utf8)
    }
}

extension JSONNode {
    /// The value without places and without usual fields; the name of an element comes first.
    fileprivate func shortened(_ path: [String], _ templates: SnapshotTemplates) -> JSONNode {
        switch content {
        case .array(let elements):
            return JSONNode(.array(elements.map { $0.shortened(path, templates) }))
        case .object(let members):
            let usual = templates.fields(at: path)
            let kept = members.filter { member in
                member.key != "origin"
                    && !usual.contains {
                        $0.key == member.key && $0.value.line == member.value.line
                    }
            }
            let named = kept.filter { $0.key == "name" } + kept.filter { $0.key != "name" }
            return JSONNode(
                named.map { ($0.key, $0.value.shortened(path + [$0.key], templates)) }
            )
        case .null, .boolean, .number, .string: return JSONNode(content)
        }
    }
}
