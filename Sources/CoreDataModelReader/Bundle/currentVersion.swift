import Diagnostics
import Files
import ModelIR

extension ModelBundle {
    /// The name in `.xccurrentversion`; empty if there is no such file, `nil` if it's malformed.
    static func current(
        in path: String,
        files: [String],
        diagnostics: inout DiagnosticSink
    ) -> String? {
        guard files.contains(".xccurrentversion") else { return "" }
        let file = path + "/.xccurrentversion"
        do {
            return currentName(file, try readFile(file), &diagnostics)
        } catch {
            let location = SourceLocation(file: file)
            let message = "'\(file)' \(error.message)"
            diagnostics.report(Diagnostic(.error, "path.unreadable", at: location, message))
            return nil
        }
    }

    private static func currentName(
        _ file: String,
        _ bytes: [UInt8],
        _ diagnostics: inout DiagnosticSink
    ) -> String? {
        var text = SourceText(file: OriginFile(file), bytes: bytes)
        let reader = PropertyListReader()
        let found = parseXML(&text, allowsDoctype: true, handler: reader)
        diagnostics.report(contentsOf: found)
        return found.isEmpty ? reader.strings["_XCCurrentVersionName"] ?? "" : nil
    }
}

/// Reads the strings in the outermost dictionary of a property list.
final class PropertyListReader: XMLHandler {
    let wantsText = true
    private(set) var strings: [String: String] = [:]
    private var open: [String] = []
    private var collected: [UInt8] = []
    private var key = ""

    func start(_ element: XMLElement) {
        open.append(element.name)
        collected = []
    }

    func end() {
        let path = open
        open.removeLast()
        let text = String(decoding: collected, as: UTF8.self)
        if path == ["plist", "dict", "key"] { key = text }
        if path == ["plist", "dict", "string"] { strings[key] = text }
        collected = []
    }

    func text(_ text: UnsafeBufferPointer<UInt8>, at position: Origin.Position) {
        collected += text
    }
}
