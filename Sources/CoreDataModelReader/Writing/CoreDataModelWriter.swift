import ModelIR

/// Writes a model in Xcode's format: a model read from Xcode's file gives the same bytes.
package enum CoreDataModelWriter {
    /// The text of the model's `contents` file.
    package static func contents(of model: Model) -> String {
        let mark = model.kept.first { $0.name == KeptMark.plainGreaterThan }
        let numbers = mark?.text.split(separator: " ").compactMap { Int($0) } ?? []
        var xml = XMLWriter(plainGreaterThan: Set(numbers))
        xml.write(model)
        let hasFinalNewline = model.kept.contains { $0.name == KeptMark.finalNewline }
        return xml.text + (hasFinalNewline ? "\n" : "")
    }

    /// The property list `.xccurrentversion`, which names a bundle's current version. For example:
    /// `Notes 2.xcdatamodel`.
    package static func currentVersion(named version: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>\(escapedForXML(version))</string>
        </dict>
        </plist>

        """
    }
}
