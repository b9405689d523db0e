/// A file that a model was read from.
///
/// For example: `OriginFile("Notes.xcdatamodel/contents")`. Files are never freed: every part of a model
/// names one, and counting those references would take longer than reading them.
package struct OriginFile: Sendable {
    private let storage: Unmanaged<Storage>

    private final class Storage: Sendable {
        let path: String
        let index: Int

        init(_ path: String, _ index: Int) {
            self.path = path
            self.index = index
        }
    }

    package init(_ path: String, index: Int = 0) {
        storage = .passRetained(Storage(path, index))
    }

    /// The path as the user gave it.
    package var path: String { storage.takeUnretainedValue().path }

    /// Whether it's a file of Swift code.
    package var isSwift: Bool { path.hasSuffix(".swift") }

    /// Whether it's a header of Objective-C.
    package var isHeader: Bool { path.hasSuffix(".h") }

    /// Whether it's the file of a model as Xcode writes it. For example: `Notes.xcdatamodel/contents`.
    package var isModelFile: Bool { path == "contents" || path.hasSuffix("/contents") }

    /// Its place among the files of its model.
    package var index: Int { storage.takeUnretainedValue().index }
}

extension OriginFile {
    private static let nameless = (0..<64).map { OriginFile("", index: $0) }

    /// A file of which only the number is known, as in a model that is being decoded.
    package static func number(_ index: Int) -> OriginFile {
        nameless.indices.contains(index) ? nameless[index] : OriginFile("", index: index)
    }
}

extension OriginFile: ExpressibleByStringLiteral {
    package init(stringLiteral path: String) { self.init(path) }
}

extension OriginFile: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.storage.toOpaque() == right.storage.toOpaque()
            || left.index == right.index && left.path == right.path
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Encoded as its path; its place is that in the list of its model.
extension OriginFile: Codable {
    package init(from decoder: any Decoder) throws {
        let path = try decoder.singleValueContainer().decode(String.self)
        self.init(path, index: decoder.codingPath.last?.intValue ?? 0)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }
}
