import ModelIR

/// Writes a model as Xcode does: what was read from a file of Xcode gives the same bytes.
package enum CoreDataModelWriter {
    /// The text of the file `contents`.
    package static func contents(of model: Model) -> String {
        var xml = XMLWriter()
        xml.write(model)
        let hasFinalNewline = model.kept.contains { $0.name == KeptMark.finalNewline }
        return xml.text + (hasFinalNewline ? "\n" : "")
    }
}
