/// Takes the XML attributes of one element in Xcode's order.
///
/// The reader compares them with what stands in the file, and keeps what differs; a writer
/// would write them.
protocol FormSink {
    /// `text` is nil where the attribute is not written.
    mutating func put(_ name: AttributeName, _ text: String?)
}

extension FormSink {
    /// `YES`, or nothing.
    mutating func flag(_ name: AttributeName, _ isOn: Bool) {
        put(name, isOn ? "YES" : nil)
    }

    /// `YES`, `NO` or nothing.
    mutating func choice(_ name: AttributeName, _ isOn: Bool?) {
        put(name, isOn.map { $0 ? "YES" : "NO" })
    }

    mutating func count(_ name: AttributeName, _ count: Int?) {
        put(name, count.map { String($0) })
    }
}

/// A value of the model that is written as an XML element.
protocol XMLForm {
    /// Gives the sink what the typed fields say.
    func put(into sink: inout some FormSink)
}
