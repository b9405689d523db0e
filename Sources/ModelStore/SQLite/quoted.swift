import Foundation

/// An identifier as SQL writes it. For example: `"order"`, `"a ""b"""`.
func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
}

/// A text as SQL writes it. For example: `'it''s'`.
func literal(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
}
