import Foundation
import TestSupport

/// What a library shows to others, as the compiler's symbol graph tells it.
struct PublicSymbol {
    /// For example: `Sources/ModelStore/Context/ModelActor.swift:30`.
    let place: String
    /// For example: `ModelActor.perform(_:)`.
    let name: String
    /// Whether it is a case of an enum.
    let isCase: Bool
    /// Whether its declaration says `throws`.
    let isThrowing: Bool
    /// The comment above the declaration itself, line by line. A comment that the compiler takes
    /// over from the requirement of a protocol is none.
    let comment: [String]

    /// All symbols of the libraries whose modules are in a folder, by place.
    static func all(modules: URL) throws -> [PublicSymbol] {
        let folder = try TemporaryFolder(name: "symbols")
        let script = repositoryRoot.appending(path: "scripts/symbolgraphs.sh").path
        let result = try run([script, modules.path, folder.path])
        guard result.succeeded else { throw Failure(description: result.output) }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let symbols = try files.filter { $0.hasSuffix(".symbols.json") }.flatMap { file in
            let data = try Data(contentsOf: folder.url.appending(path: file))
            return try JSONDecoder().decode(Graph.self, from: data).symbols
        }
        return publicSymbols(symbols.filter(\.isWritten))
    }

    /// Of several symbols with one comment, it stands above the first; the others took it over.
    private static func publicSymbols(_ symbols: [Graph.Symbol]) -> [PublicSymbol] {
        let owners = Dictionary(grouping: symbols) { $0.docComment?.place ?? "" }
            .mapValues { $0.compactMap(\.location?.position.line).min() }
        return symbols.compactMap { symbol in
            guard let location = symbol.location else { return nil }
            let comment = symbol.docComment.flatMap { comment in
                let isAbove =
                    comment.uri == location.uri
                    && owners[comment.place] == location.position.line
                return isAbove ? comment.lines.map(\.text) : nil
            }
            return PublicSymbol(location, symbol, comment ?? [])
        }.sorted { $0.place < $1.place }
    }

    private init(_ location: Graph.Location, _ symbol: Graph.Symbol, _ comment: [String]) {
        let root = repositoryRoot.path + "/"
        let path = URL(string: location.uri)?.resolvingSymlinksInPath().path ?? location.uri
        let file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        place = "\(file):\(location.position.line + 1)"
        name = symbol.pathComponents.joined(separator: ".")
        isCase = symbol.kind.identifier == "swift.enum.case"
        let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        isThrowing = Self.isThrowing(text)
        self.comment = comment
    }

    /// A parameter in parentheses may throw even if the function does not.
    private static func isThrowing(_ declaration: String) -> Bool {
        var depth = 0
        let outside = declaration.filter { letter in
            if letter == ")" { depth -= 1 }
            defer { if letter == "(" { depth += 1 } }
            return depth == 0 && letter != "(" && letter != ")"
        }
        return outside.split(separator: " ").contains("throws")
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

/// The parts of a symbol graph that are looked at.
private struct Graph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let docComment: Comment?
        let location: Location?

        /// Neither made by the compiler nor taken over from another library.
        var isWritten: Bool {
            location != nil && !identifier.precise.contains("::SYNTHESIZED::")
        }
    }

    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    struct Comment: Decodable {
        let uri: String?
        let lines: [Line]

        /// Where it begins.
        var place: String { "\(uri ?? ""):\(lines.first?.range?.start.line ?? 0)" }
    }

    struct Line: Decodable {
        let text: String
        let range: Range?
    }

    struct Range: Decodable { let start: Position }
    struct Position: Decodable { let line: Int }
    struct Location: Decodable {
        let uri: String
        let position: Position
    }
}
