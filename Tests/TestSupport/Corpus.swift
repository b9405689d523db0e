import Foundation

/// Real models of public projects, which aren't part of the repository.
public enum Corpus {
    /// The folder next to the repository.
    public static let folder = besideRepository("shared/corpus")

    private static let index = folder.appending(path: "INDEX.tsv")

    public static let isThere = FileManager.default.fileExists(atPath: index.path)

    /// A row of the index.
    public struct Model: Sendable {
        /// A bundle or a bare model.
        public let url: URL
        /// The numbers of entities, attributes and relationships.
        public let counts: [Int]
        /// For example: `type=String(2)`, `bare-xcdatamodel`.
        public let features: [String]
    }

    /// The models for Core Data, in the order of the index.
    public static func models() throws -> [Model] {
        let text = try String(contentsOf: index, encoding: .utf8)
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 9, columns[0] == "coredata" else { return nil }
            let project = columns[1].replacing("/", with: "+")
            return Model(
                url: folder.appending(path: "coredata/\(project)/\(columns[3])"),
                counts: columns[4...6].compactMap { Int($0) },
                features: columns[8].split(separator: ",").map(String.init)
            )
        }
    }
}
