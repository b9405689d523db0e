import JSON

/// The views that could hold a case's data.
///
/// Templates are checked against the types of views, which data alone doesn't have: objects with the
/// same keys are views of one type here.
struct DataShapes: Sendable {
    /// The fields of each view, sorted by name; that of the root comes first.
    private(set) var shapes: [[(name: String, kind: Kind)]] = []
    private var numbers: [[String]: Int] = [:]

    enum Kind: Equatable {
        /// Null, or an empty list: what it would hold isn't known.
        case nothing
        case emptyList
        case text
        case flag
        case texts
        case view(Int)
        case views(Int)
    }

    /// Data that no view can hold.
    struct Unsupported: Error {
        var reason: String
    }

    init(_ root: JSONNode) throws(Unsupported) {
        guard case .object = root.content else {
            throw Unsupported(reason: "the data is no object: a template is over a view")
        }
        _ = try add(root)
    }

    private init() {}

    /// For code that asks for fields without a case.
    static let none = DataShapes()

    private mutating func add(_ object: JSONNode) throws(Unsupported) -> Int {
        let members = object.members.sorted { $0.key < $1.key }
        let names = members.map(\.key)
        if names.contains("__tag__") {
            throw Unsupported(reason: "the data holds a lambda: views hold no code")
        }
        let number = numbers[names] ?? shapes.count
        if number == shapes.count { shapes.append(names.map { ($0, .nothing) }) }
        numbers[names] = number
        for (index, member) in members.enumerated() {
            let kind = try kind(of: member.value)
            shapes[number][index].kind = try merged(shapes[number][index].kind, kind)
        }
        return number
    }

    private mutating func kind(of node: JSONNode) throws(Unsupported) -> Kind {
        switch node.content {
        case .null: return .nothing
        case .boolean: return .flag
        case .number, .string: return .text
        case .object: return .view(try add(node))
        case .array(let elements):
            var kind = Kind.emptyList
            for element in elements { kind = try merged(kind, listKind(of: element)) }
            return kind
        }
    }

    private mutating func listKind(of element: JSONNode) throws(Unsupported) -> Kind {
        switch element.content {
        case .number, .string: return .texts
        case .object: return .views(try add(element))
        case .array: throw Unsupported(reason: "the data holds a list of lists: views don't")
        case .null, .boolean:
            throw Unsupported(reason: "the data holds a list of flags: views don't")
        }
    }

    private func merged(_ left: Kind, _ right: Kind) throws(Unsupported) -> Kind {
        switch (left, right) {
        case (.nothing, let other), (let other, .nothing): return other
        case (.emptyList, .texts), (.emptyList, .views): return right
        case (.texts, .emptyList), (.views, .emptyList): return left
        default:
            guard left == right else {
                throw Unsupported(reason: "the data holds values of two kinds under one name")
            }
            return left
        }
    }
}
