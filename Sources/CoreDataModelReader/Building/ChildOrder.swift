import ModelIR

/// The children of an open element so far, and whether Xcode would have put them so.
struct ChildOrder {
    private(set) var names: [ElementName] = []
    private let usual: [ElementName]
    private var rank = 0
    private var isUsual = true

    init(of parent: ElementName) {
        usual = parent.children
    }

    var isEmpty: Bool { names.isEmpty }

    /// False where such a child may not stand here.
    mutating func add(_ name: ElementName) -> Bool {
        guard let index = usual.firstIndex(of: name) else { return false }
        if index < rank || (name.isContainer && names.contains(name)) { isUsual = false }
        rank = index
        names.append(name)
        return true
    }

    /// Says that the last child held nothing, so that its presence is not seen otherwise.
    mutating func lastIsEmpty() {
        isUsual = false
    }

    /// What to keep so that the order can be written again.
    var mark: [NamedText] {
        guard !isUsual else { return [] }
        let text = names.map(\.text).joined(separator: " ")
        return [NamedText(KeptMark.children, text)]
    }
}
