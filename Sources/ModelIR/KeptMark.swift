/// Names of `kept` entries that tell how a declaration was written, so that writing it again
/// gives the same bytes.
///
/// Any other entry of `kept` is a property by its own name, with its text as written. It goes
/// before what the typed fields say: `defaultValueString` with `0.0` beside a default of `false`
/// means that `0.0` stood there. A mark starts with a hyphen, which no XML name does.
package enum KeptMark {
    /// The names of all properties, separated by spaces, where their order is not the usual one.
    package static let order = "-order"
    /// The names of all child elements, separated by spaces, where the typed fields in their
    /// usual order would not give the same. For example: `attribute userInfo`, the second empty.
    package static let children = "-children"
    /// The file's last line ends with a line break (of a `Model`).
    package static let finalNewline = "-finalNewline"
    /// Which of the `>` in the values of a file are written without an escape (of a `Model`): their
    /// numbers in the order of the file, from 0, separated by spaces. For example: `0 1 5`.
    package static let plainGreaterThan = "-plainGreaterThan"

    /// The mark of a property that does not stand there although a typed field has a value.
    /// For example: `-deletionRule`.
    package static func absent(_ name: String) -> String { "-" + name }
}
