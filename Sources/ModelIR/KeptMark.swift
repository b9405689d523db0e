/// Names of `kept` entries that describe how a declaration was written, so that writing it again
/// gives the same bytes.
///
/// Any other entry of `kept` is a property under its own name, with its text as written. It takes
/// precedence over the typed fields: `defaultValueString` with `0.0`, together with a default of
/// `false`, means that the text was `0.0`. A mark starts with a hyphen, which no XML name does.
package enum KeptMark {
    /// The names of all properties, separated by spaces, if their order isn't the usual one.
    package static let order = "-order"
    /// The names of all child elements, separated by spaces, if the typed fields in their usual
    /// order would give a different result. For example: `attribute userInfo`, the second empty.
    package static let children = "-children"
    /// Indicates that the file's last line ends with a line break (of a `Model`).
    package static let finalNewline = "-finalNewline"
    /// The `>` characters in the values of a file that are written without an escape (of a
    /// `Model`): their numbers in the order of the file, from 0, separated by spaces. For example:
    /// `0 1 5`.
    package static let plainGreaterThan = "-plainGreaterThan"

    /// The mark of a property that is absent from the file although a typed field has a value. For
    /// example: `-deletionRule`.
    package static func absent(_ name: String) -> String { "-" + name }
}
