import Foundation

/// Why JSON can't be decoded, with the place. For example: `it lacks 'address.zip'`.
func reasonInWords(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return "it lacks \(place(context.codingPath + [key]))"
    case .valueNotFound(_, let context): return "\(place(context.codingPath)) is null"
    case .typeMismatch(let type, let context):
        return "\(place(context.codingPath)) isn't \(type)"
    case .dataCorrupted(let context) where context.debugDescription.contains("not valid JSON"):
        return notJSON
    case .dataCorrupted(let context):
        return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
}

/// The reason for a text that isn't JSON.
let notJSON = "it isn't JSON"

/// For example: `'items[2].name'`; `it` for the whole value.
private func place(_ path: [any CodingKey]) -> String {
    let text = path.reduce(into: "") { text, key in
        if let index = key.intValue {
            text += "[\(index)]"
        } else {
            text += (text.isEmpty ? "" : ".") + key.stringValue
        }
    }
    return text.isEmpty ? "it" : "'\(text)'"
}
