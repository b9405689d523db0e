/// A name in the markup of model files.
protocol MarkupName: CaseIterable, RawRepresentable, Sendable where RawValue == UInt8 {
    /// The spellings of the names, by raw value.
    static var texts: [String] { get }
}

extension MarkupName {
    /// The spelling of the name in files.
    var text: String { Self.texts[Int(rawValue)] }
}
