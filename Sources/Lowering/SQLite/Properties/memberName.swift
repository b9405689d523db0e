import SwiftNames

/// A property inside the methods that read and bind rows, whose parameters hide two names.
///
/// For example: `title`, `self.row`.
func memberName(_ name: String) -> String {
    ["row", "statement"].contains(name)
        ? "self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.escaped(name)
}
