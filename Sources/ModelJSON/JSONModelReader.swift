import Diagnostics
import JSON
import ModelIR

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads models from the JSON that `modelgen inspect --format json` prints, and from snapshots.
///
/// For example: `JSONModelReader().read("Notes.json", diagnostics: &sink)`.
package struct JSONModelReader: Sendable {
    package init() {}

    /// Whether a path refers to a JSON model rather than a Core Data model.
    package static func reads(_ path: String) -> Bool {
        path.lowercased().hasSuffix(".json")
    }

    /// Whether a file is JSON that isn't this tool's, such as the description of an interface.
    package static func isOfOthers(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path),
            let text = try? JSONText(Array(data))
        else { return false }
        return !text.isSnapshot && !text.hasFormat(ModelDocument.format)
    }

    /// Returns the model in a file, or `nil` if there is an error. Reports everything that it
    /// finds.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        guard let data = FileManager.default.contents(atPath: path) else {
            let isThere = FileManager.default.fileExists(atPath: path)
            let id = isThere ? "path.unreadable" : "path.not-found"
            let message = isThere ? "'\(path)' cannot be read" : "'\(path)' does not exist"
            diagnostics.report(Diagnostic(.error, id, at: SourceLocation(file: path), message))
            return nil
        }
        return read(Array(data), path, &diagnostics)
    }

    private func read(
        _ bytes: [UInt8],
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        do throws(JSONMistake) {
            let text = try JSONText(bytes)
            return model(of: bytes, text, path, &diagnostics)
        } catch {
            let place = location(error.position, path)
            let message = "this isn't JSON: \(error.message)"
            diagnostics.report(Diagnostic(.error, "json.malformed", at: place, message))
            return nil
        }
    }

    private func model(
        of bytes: [UInt8],
        _ text: JSONText,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        let isSnapshot = text.isSnapshot
        do {
            if isSnapshot {
                guard hasKnownSnapshotVersion(text, path, &diagnostics) else { return nil }
                return try SnapshotReader(text: text, path: path).model()
            }
            let document = try ModelDocument(json: bytes)
            return model(of: document, text, path, &diagnostics)
        } catch {
            var (steps, message) = explained(error)
            if isSnapshot { steps = [.key("model")] + steps }
            let place = location(text, steps, path)
            diagnostics.report(Diagnostic(.error, "json.unexpected", at: place, message))
            return nil
        }
    }

    private func model(
        of document: ModelDocument,
        _ text: JSONText,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        let isModel = document.format == ModelDocument.format
        if isModel && document.formatVersion == ModelDocument.formatVersion {
            return document.model
        }
        let key = isModel ? "formatVersion" : "format"
        let found = isModel ? "\(document.formatVersion)" : "'\(document.format)'"
        let known = isModel ? "\(ModelDocument.formatVersion)" : "'\(ModelDocument.format)'"
        let place = location(text, [.key(key)], path)
        diagnostics.report(otherFormat(key, found, known, at: place))
        return nil
    }

    /// Whether this modelgen reads a snapshot; another version is an error.
    private func hasKnownSnapshotVersion(
        _ text: JSONText,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Bool {
        let version = text.root.nearest(to: [.key("formatVersion")])
        let known = "\(Snapshot.formatVersion)"
        if version.line == known { return true }
        let place = location(text, [.key("formatVersion")], path)
        diagnostics.report(otherFormat("formatVersion", version.line, known, at: place))
        return false
    }
}

extension JSONText {
    fileprivate var isSnapshot: Bool { hasFormat(Snapshot.format) }

    fileprivate func hasFormat(_ format: String) -> Bool {
        root.nearest(to: [.key("format")]).content == .string(format)
    }
}

private func otherFormat(
    _ key: String,
    _ found: String,
    _ known: String,
    at place: SourceLocation
) -> Diagnostic {
    let message = "'\(key)' is \(found); this modelgen reads \(known)"
    return Diagnostic(.error, "json.other-format", at: place, message)
}

private func location(_ position: TextPosition, _ file: String) -> SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
}

private func location(
    _ text: JSONText,
    _ steps: [JSONNode.Step],
    _ file: String
) -> SourceLocation {
    location(text.position(of: text.root.nearest(to: steps)), file)
}

/// Returns the place and the explanation of a decoder's error.
private func explained(_ error: any Error) -> (place: [JSONNode.Step], message: String) {
    guard let error = error as? DecodingError else { return ([], "\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
        return (steps(context), "'\(key.stringValue)' is missing here")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        return (steps(context), "\(words(for: type)) is expected here")
    case .dataCorrupted(let context):
        return (steps(context), context.debugDescription)
    @unknown default:
        return ([], "\(error)")
    }
}

private func steps(_ context: DecodingError.Context) -> [JSONNode.Step] {
    context.codingPath.map { key in key.intValue.map(JSONNode.Step.index) ?? .key(key.stringValue) }
}

/// Returns a description of a type for messages. For example: "a text" for `String`.
private func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any Collection.Type: "an array"
    default: "an object"
    }
}
