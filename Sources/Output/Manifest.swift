/// The files that modelgen owns in an output folder, with the input of each and the target.
///
/// modelgen records the files it owns as sorted JSON, one file per line, which version control can
/// merge:
/// ```
/// {
///   "version": 1,
///   "target": "coredata",
///   "files": [
///     {"path": "Note.swift", "source": "HealthNotes.xcdatamodeld"}
///   ]
/// }
/// ```
struct Manifest: Hashable, Sendable {
    static let fileName = ".modelgen-manifest.json"
    static let version = 1

    struct Entry: Hashable, Sendable {
        var path: String
        var origin: String
    }

    /// The target of the code; `nil` in manifests of versions that didn't record it.
    let target: String?
    /// Sorted by path.
    let entries: [Entry]

    init(_ entries: some Sequence<Entry>, target: String?) {
        self.target = target
        self.entries = entries.sorted { ($0.path, $0.origin) < ($1.path, $1.origin) }
    }

    var content: [UInt8] {
        var content = Array("{\n  \"version\": \(Self.version),\n".utf8)
        if let target { content += "  \"target\": \"\(escaped(target))\",\n".utf8 }
        content += "  \"files\": [".utf8
        for (index, entry) in entries.enumerated() {
            content += (index == 0 ? "\n" : ",\n").utf8
            content += "    {\"path\": \"".utf8
            content += escaped(entry.path).utf8
            content += "\", \"source\": \"".utf8
            content += escaped(entry.origin).utf8
            content += "\"}".utf8
        }
        content += (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
        return content
    }
}

/// A text escaped for the inside of a JSON string.
private func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\u{0}"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
