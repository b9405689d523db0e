import ModelIR
import TextLayout

/// The places of an entity's constraints: at properties, as long as that keeps their order, and in
/// `#Unique`.
struct DeclaredConstraints {
    /// The stored names of properties with `.unique`.
    private(set) var atProperties: Set<String> = []
    private var others: [[String]]
    private let paths: PropertyPaths

    init(_ entity: Entity) {
        paths = PropertyPaths(entity)
        others = entity.uniquenessConstraints
        let names = Member.all(of: entity).compactMap(\.storedName)
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        var last = -1
        while let name = others.first?.first, others[0].count == 1, let rank = ranks[name],
            rank > last
        {
            last = rank
            atProperties.insert(name)
            others.removeFirst()
        }
    }

    /// Returns `#Unique` and `#Index`, or `nil` if there are neither.
    func macros(of entity: Entity, _ indentation: Int) -> [String]? {
        let name = typeSpelling(entity.name)
        var lines: [String] = []
        if !others.isEmpty {
            lines.append(Breakable.call("#Unique<\(name)>", others.map { array($0) }))
        }
        if !entity.indexes.isEmpty {
            let arguments = entity.indexes.map { index in
                let paths = array(index.elements.compactMap(\.property))
                return index.elements.first?.isRTree == true ? ".rtree(\(paths))" : paths
            }
            lines.append(Breakable.call("#Index<\(name)>", arguments))
        }
        return lines.isEmpty ? nil : lines.flatMap { brokenLines($0, indentation) }
    }

    /// Returns an array of key paths. For example: `[\.name, \.date]`.
    private func array(_ names: [String]) -> String {
        Breakable.array(names.compactMap { paths[$0] }.map { keyPath($0) })
    }
}

extension Member {
    /// The name of the single attribute, or of the relationship.
    fileprivate var storedName: String? {
        switch kind {
        case .attribute(let attribute): attribute.name
        case .relationship(let relationship): relationship.name
        case .composite, .source: nil
        }
    }
}
