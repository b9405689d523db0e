import ModelIR

/// The children of an open element so far, and whether they're in Xcode's order.
///
/// Of several containers with the same name, only the first counts: it receives the content of all.
struct ChildOrder {
    private(set) var names: [ElementName] = []
    private let usual: [ElementName]
    private var rank = 0
    private var isUsual = true
    /// The empty containers, which leave no other trace in the model.
    private var emptyContainers: [ElementName] = []

    init(of parent: ElementName) {
        usual = parent.children
    }

    var isEmpty: Bool { names.isEmpty }

    /// Adds a child; returns `false` if it isn't allowed here.
    mutating func add(_ name: ElementName) -> Bool {
        guard let index = usual.firstIndex(of: name) else { return false }
        if name.isContainer, names.contains(name) { return true }
        if index < rank { isUsual = false }
        rank = index
        names.append(name)
        if name.isContainer { emptyContainers.append(name) }
        return true
    }

    /// Marks a container as not empty.
    mutating func isFilled(_ name: ElementName) {
        emptyContainers.removeAll { $0 == name }
    }

    /// The order of the children, as kept for writing it again.
    var mark: [NamedText] {
        guard !isUsual || !emptyContainers.isEmpty else { return [] }
        let text = names.map(\.text).joined(separator: " ")
        return [NamedText(KeptMark.children, text)]
    }
}
