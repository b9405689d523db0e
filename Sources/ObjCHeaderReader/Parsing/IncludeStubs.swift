import Files

/// Files for includes whose paths don't lead to a header: empty ones for headers of systems, and ones that
/// import the header of the same name.
///
/// For example: `MyApp/Tag.h`, which imports the `Tag.h` among the headers.
struct IncludeStubs {
    private(set) var files: [String: String] = [:]
    private let byName: [String: String]
    private let paths: Set<String>
    private let folders: Set<String>

    init(_ sources: [HeaderSource]) {
        let names = sources.map { (lastComponent(of: $0.path), $0.path) }
        byName = Dictionary(names) { first, _ in first }
        paths = Set(sources.map(\.path))
        folders = Set(sources.map(\.folder))
        for source in sources {
            for name in includedNames(source.bytes) { add(name, in: source.folder) }
        }
    }

    private mutating func add(_ name: String, in folder: String) {
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
            !isFound(name, in: folder)
        else { return }
        let path = "\(SDKHeaders.folder)/\(name)"
        if let header = byName[lastComponent(of: name)] {
            files[path] = "#import \"\(header)\"\n"
        } else if SDKHeaders.contains(name) {
            files[path] = "\n"
        }
    }

    private func isFound(_ name: String, in folder: String) -> Bool {
        paths.contains(absolutePath(name, in: folder))
            || folders.contains { paths.contains(absolutePath(name, in: $0)) }
    }
}

/// The names in the includes of a header. For example: `Foundation/Foundation.h`.
private func includedNames(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let words = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard words.first == UInt8(ascii: "#") else { return nil }
        let directive = words.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        guard directive.starts(with: "import".utf8) || directive.starts(with: "include".utf8) else {
            return nil
        }
        let name = directive.drop { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\"") }
            .dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
        return String(decoding: name, as: UTF8.self)
    }
}
