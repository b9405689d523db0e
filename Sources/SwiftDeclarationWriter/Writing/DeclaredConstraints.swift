import ModelIR
import SwiftNames

/// Where the constraints of an entity stand: at properties, as far as that keeps their order, and
/// in `#Unique`.
struct DeclaredConstraints {
    /// The stored names of what has `.unique`.
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

    /// `#Unique` and `#Index`; nil where there is neither.
    func macros(of entity: Entity, _ indentation: Int) -> [String]? {
        let name = typeSpelling(entity.name)
        var lines: [String] = []
        if !others.isEmpty {
            lines += call("#Unique<\(name)>", others.map { Argument(list: paths($0)) }, indentation)
        }
        if !entity.indexes.isEmpty {
            let arguments = entity.indexes.map { index in
                let paths = paths(index.elements.compactMap(\.property))
                let isRTree = index.elements.first?.isRTree == true
                return isRTree
                    ? Argument(list: paths, before: ".rtree(", after: ")") : Argument(list: paths)
            }
            lines += call("#Index<\(name)>", arguments, indentation)
        }
        return lines.isEmpty ? nil : lines
    }

    /// For example: `\.name` and `\.date`.
    private func paths(_ names: [String]) -> [String] {
        names.compactMap { paths[$0] }.map { keyPath($0) }
    }
}

extension Member {
    /// The name of the only attribute, or of the relationship.
    fileprivate var storedName: String? {
        switch kind {
        case .attribute(let attribute, _): attribute.name
        case .relationship(let relationship): relationship.name
        case .composite, .source: nil
        }
    }
}
