/// What modelgen owns in an output folder: the files, and what each was generated from.
///
/// It stands in the folder as JSON, sorted, a file to a line, so that it merges like any list:
/// ```
/// {
///   "version": 1,
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

    /// Sorted by path.
    let entries: [Entry]

    init(_ entries: some Sequence<Entry>) {
        self.entries = entries.sorted { ($0.path, $0.origin) < ($1.path, $1.origin) }
    }

    var content: [UInt8] {
        let lines = entries.map { entry in
            "    {\"path\": \(quoted(entry.path)), \"source\": \(quoted(entry.origin))}"
        }
        let files = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return Array("{\n  \"version\": \(Self.version),\n  \"files\": \(files)\n}\n".utf8)
    }
}

/// A text as JSON spells it.
private func quoted(_ text: String) -> String {
    var result = "\""
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
    return result + "\""
}
