import Files

/// All kinds of inputs.
package struct InputKinds: Sendable {
    /// The kinds, in the order in which their models are merged.
    let all: [any InputKind]

    init(swiftReader: any SwiftReader = NoSwiftReader()) {
        all = [
            ModelFileKind(), CompiledModelKind(), SQLiteKind(), ObjCHeaderKind(),
            SwiftKind(reader: swiftReader),
        ]
    }

    /// The kinds with their suffixes, for messages and help. For example: `a model file
    /// (.xcdatamodeld, .xcdatamodel), Swift (.swift), or a folder of Swift files`.
    package static var list: String {
        let kinds = InputKinds().all
        let forms = kinds.map { "\($0.words) (\($0.suffixes.joined(separator: ", ")))" }
        let folders = kinds.compactMap(\.folderSuffix).map { $0 + " files" }
        return forms.joined(separator: ", ") + ", or a folder of "
            + folders.dropLast().joined(separator: ", of ") + " or of " + (folders.last ?? "")
    }

    /// Whether a file's name is that of an input, or of a part of one. For example: `notes.sql`, `Note.h`.
    package static func haveFile(named name: String) -> Bool {
        InputKinds().all.contains { $0.owns(name) }
    }

    /// Whether a path that exists is read as Swift. For example: `Models`, but no folder of scripts.
    package static func isSwift(_ path: String) -> Bool {
        let kinds = InputKinds()
        return kinds.all[kinds.index(of: path)] is SwiftKind
    }

    /// Returns the index of a path's kind, or of the first kind, which reports paths of no kind.
    func index(of path: String) -> Int {
        all.firstIndex { $0.owns(path) }
            ?? all.firstIndex { isFolder(path) ? $0.claims(path) : $0.recognizes(path) } ?? 0
    }
}
