import Diagnostics
import Files
import ModelIR

/// Finds the text of XML attributes in model files, for changes of what was read from them.
///
/// A file is read again when the first change in it is asked for, which few runs do.
package final class ModelFileEditor {
    private var texts: [String: SourceText] = [:]

    package init() {}

    /// The value of an attribute of a declaration, and the value to write there; `nil` if the file has
    /// changed or the value is on several lines.
    package func replacement(
        of attribute: String,
        of origin: Origin,
        in file: String,
        with value: String
    ) -> (range: SourceRange, text: String)? {
        if texts[file] == nil, let bytes = try? readFile(file) {
            texts[file] = SourceText(file: OriginFile(file), bytes: bytes)
        }
        let position = origin.position(of: attribute)
        guard let range = texts[file]?.valueRange(ofAttributeAt: position) else { return nil }
        return (range, escapedForXML(value, inAnyQuotes: true))
    }
}
