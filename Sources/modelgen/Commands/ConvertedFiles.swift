/// The files that a converted model takes.
struct ConvertedFiles {
    let path: String
    let form: ConvertCommand.Form

    /// A bundle holds one version, which is its current one. For example: `Notes.xcdatamodeld` holds
    /// `Notes.xcdatamodel/contents` and `.xccurrentversion`.
    func files(_ text: [UInt8]) -> [(path: String, content: [UInt8])] {
        let path = String(path.reversed().drop { $0 == "/" }.reversed())
        guard form == .xcdatamodel else { return [(path, text)] }
        if path.hasSuffix(".xcdatamodel") { return [("\(path)/contents", text)] }
        guard path.hasSuffix(".xcdatamodeld") else { return [(path, text)] }
        let name = path.split(separator: "/").last?.dropLast(".xcdatamodeld".count) ?? ""
        let version = "\(name).xcdatamodel"
        return [
            ("\(path)/\(version)/contents", text),
            ("\(path)/.xccurrentversion", currentVersion(version)),
        ]
    }

    /// The property list that names a bundle's current version.
    private func currentVersion(_ version: String) -> [UInt8] {
        let escaped = version.reduce(into: "") { result, letter in
            switch letter {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            default: result.append(letter)
            }
        }
        return Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>_XCCurrentVersionName</key>
            \t<string>\(escaped)</string>
            </dict>
            </plist>

            """.utf8
        )
    }
}
