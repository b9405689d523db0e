import ModelIR

/// The children of an open element so far, and whether Xcode would have put them so.
///
/// Of several containers with one name only the first counts: it holds what stands in all.
struct ChildOrder {
    private(set) var names: [ElementName] = []
    private let usual: [ElementName]
    private var rank = 0
    private var isUsual = true
    /// The containers that hold nothing, so that their presence is not seen otherwise.
    private var emptyContainers: [ElementName] = []

    init(of parent: ElementName) {
        usual = parent.children
    }

    var isEmpty: Bool { names.isEmpty }

    /// False where such a child may not stand here.
    mutating func add(_ name: ElementName) -> Bool {
        guard let index = usual.firstIndex(of: name) else { return false }
        if name.isContainer, names.contains(name) { return true }
        if index < rank { isUsual = false }
        rank = index
        names.append(name)
        if name.isContainer { emptyContainers.append(name) }
        return true
    }

    /// Says that a container holds something.
    mutating func isFilled(_ name: ElementName) {
        emptyContainers.removeAll { $0 == name }
    }

    /// What to keep so that the order can be written again.
    var mark: [NamedText] {
        guard !isUsual || !emptyContainers.isEmpty else { return [] }
        let text = names.map(\.text).joined(separator: " ")
        return [NamedText(KeptMark.children, text)]
    }
}
