/// The files that libclang sees: only these exist for it.
struct ParseInput {
    let sources: [HeaderSource]
    /// The order in which the headers are imported.
    var order: [Int]
    var repairs = Repairs()
    /// Files that stand for headers of systems, and for other spellings of paths, by path.
    private let stubs: [String: String]

    static let mainFile = "/modelgen/main.m"

    init(_ sources: [HeaderSource]) {
        self.sources = sources
        order = Array(sources.indices)
        stubs = IncludeStubs(sources).files
    }

    /// The folders in which includes are looked up, as in Xcode's header maps.
    var folders: [String] {
        var seen: Set<String> = []
        return [SDKHeaders.folder] + sources.map(\.folder).filter { seen.insert($0).inserted }
    }

    /// The files that libclang gets, with their contents; headers are not among them.
    var ownFiles: [(path: String, text: String)] {
        let imports = order.map { "#import \"\(sources[$0].path)\"\n" }.joined()
        let main = "#import \"\(SDKHeaders.path)\"\n" + repairs.text + imports
        return [(Self.mainFile, main), (SDKHeaders.path, SDKHeaders.text)]
            + stubs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The last line of the header that ends before a line of the main file: what is missing at its end is
    /// missing there.
    func endOfHeader(before line: Int) -> FactPlace {
        let first = 2 + repairs.lines.count
        let index = min(max(0, line - first - 1), order.count - 1)
        guard line > 0 else { return FactPlace(file: order[0], line: 0, column: 0) }
        let lines = sources[order[index]].bytes.split(
            separator: 10,
            omittingEmptySubsequences: false
        )
        let last = lines.lastIndex { !$0.isEmpty } ?? 0
        return FactPlace(file: order[index], line: last + 1, column: 1)
    }

    /// Imports a header before all others.
    mutating func moveToFront(_ source: Int) {
        order.removeAll { $0 == source }
        order.insert(source, at: 0)
    }
}
