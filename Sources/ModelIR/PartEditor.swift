import Diagnostics

/// Finds the text of a part of a declaration, and what to write there for a new value; `nil` if the place can't
/// be told. For example: the value of the XML attribute `destinationEntity` of a relationship.
package typealias PartEditor = (
    _ part: String, _ origin: Origin, _ file: String, _ value: String
) -> (range: SourceRange, text: String)?
