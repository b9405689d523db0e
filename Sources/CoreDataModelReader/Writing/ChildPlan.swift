import ModelIR

/// The children of an element in writing order, each with its index among those of the same name.
struct ChildPlan {
    let children: [(name: ElementName, index: Int)]

    /// `usual` is the number of children by name, in Xcode's order. A recorded order takes
    /// precedence for the children that still exist.
    init(_ kept: [NamedText], _ usual: [(name: ElementName, count: Int)]) {
        let mark = kept.first { $0.name == KeptMark.children }
        var next: [ElementName: Int] = [:]
        let names = mark.map { Self.names($0.text) } ?? []
        let first = names.compactMap { name -> (ElementName, Int)? in
            let index = next[name, default: 0]
            next[name] = index + 1
            let count = usual.first { $0.name == name }?.count ?? 0
            // Of two containers, the first has the content of both.
            let isThere = name.isContainer ? index == 0 : index < count
            return isThere ? (name, index) : nil
        }
        let rest = usual.flatMap { name, count in
            (min(count, next[name] ?? 0)..<count).map { (name, $0) }
        }
        children = first + rest
    }

    private static func names(_ text: String) -> [ElementName] {
        text.split(separator: " ").compactMap { word in
            ElementName.allCases.first { $0.text == word }
        }
    }
}
