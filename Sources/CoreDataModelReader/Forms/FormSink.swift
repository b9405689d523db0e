/// Receives the XML attributes of one element in Xcode's order.
///
/// The reader compares them with those in the file and keeps the differences; a writer writes them.
protocol FormSink {
    /// `text` is `nil` if the attribute isn't written.
    mutating func put(_ name: AttributeName, _ text: String?)
}

extension FormSink {
    /// Puts `YES` or nothing.
    mutating func flag(_ name: AttributeName, _ isOn: Bool) {
        put(name, isOn ? "YES" : nil)
    }

    /// Puts `YES`, `NO` or nothing.
    mutating func choice(_ name: AttributeName, _ isOn: Bool?) {
        put(name, isOn.map { $0 ? "YES" : "NO" })
    }

    mutating func count(_ name: AttributeName, _ count: Int?) {
        put(name, count.map { String($0) })
    }
}

/// A model value with a form as an XML element.
protocol XMLForm {
    /// Passes the XML attributes of the typed fields to the sink.
    func put(into sink: inout some FormSink)
}
