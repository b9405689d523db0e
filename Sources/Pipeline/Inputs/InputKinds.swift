import Files

/// All kinds of inputs.
struct InputKinds: Sendable {
    /// The kinds, in the order in which their models are merged.
    let all: [any InputKind]

    init(swiftReader: any SwiftReader = NoSwiftReader()) {
        all = [
            ModelFileKind(), CompiledModelKind(), SQLiteKind(), SwiftKind(reader: swiftReader),
        ]
    }

    /// Returns the index of a path's kind, or of the first kind, which reports paths of no kind.
    func index(of path: String) -> Int {
        all.firstIndex { $0.owns(path) }
            ?? all.firstIndex { isFolder(path) && $0.claims(path) } ?? 0
    }
}
