/// An accessor that `@NSManaged` promises and nobody defines, known by its symbol.
struct Accessor {
    enum Kind {
        case getter(type: String)
        case setter(type: String)
        case function(labels: [String], types: [String])
    }

    let symbol: String
    /// For example: `People`.
    let type: String
    /// For example: `weightRaw`, `addToItems`.
    let name: String
    let kind: Kind

    /// Reads a symbol's readable form, without module names.
    ///
    /// For example: `People.(primitiveAge in _9C).getter : NSNumber?`.
    init?(symbol: String, demangled: String) {
        let readable = demangled.replacing(/\b[A-Za-z_]\w*\.(?=[A-Z(])/) { match in
            Self.modules.contains(String(match.output.dropLast())) ? "" : match.output
        }
        self.symbol = symbol
        if let match = readable.wholeMatch(of: Self.property) {
            type = String(match.output.1)
            name = String(match.output.2)
            let value = String(match.output.4)
            kind = match.output.3 == "getter" ? .getter(type: value) : .setter(type: value)
        } else if let match = readable.wholeMatch(of: Self.function) {
            type = String(match.output.1)
            name = String(match.output.2)
            let parameters = splitTopLevel(match.output.3)
                .map { $0.split(separator: ": ", maxSplits: 1) }
            kind = .function(
                labels: parameters.map { $0.count == 2 ? $0[0].trimmed : "_" },
                types: parameters.map { $0[$0.count - 1].trimmed }
            )
        } else {
            return nil
        }
    }

    /// `App` is what `run.sh` calls the module of generated code.
    private static let modules: Set<String> = [
        "App", "CoreData", "Foundation", "FoundationEssentials", "ModelTypes", "Swift", "__C",
    ]

    private static var property: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(\w+)\.\(?(\w+)(?: in \w+\))?\.(getter|setter) : (.*)/
    }

    private static var function: Regex<(Substring, Substring, Substring, Substring)> {
        /(\w+)\.\(?(\w+)(?: in \w+\))?\((.*)\) -> \(\)/
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
