import Files

/// The list of all kinds of inputs, as values.
struct InputKinds: Sendable {
    /// In the order in which their models are merged.
    let all: [any InputKind]

    init(swiftReader: any SwiftReader = NoSwiftReader()) {
        all = [ModelFileKind(), SwiftKind(reader: swiftReader)]
    }

    /// The kind of a path, as its index: the first for a path of no kind, which it reports.
    func index(of path: String) -> Int {
        all.firstIndex { $0.owns(path) }
            ?? all.firstIndex { isFolder(path) && $0.claims(path) } ?? 0
    }
}
