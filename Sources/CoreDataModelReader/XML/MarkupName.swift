/// A name that occurs in the markup of model files.
protocol MarkupName: CaseIterable, RawRepresentable, Sendable where RawValue == UInt8 {
    /// The names as they stand in files, by their number.
    static var texts: [String] { get }
}

extension MarkupName {
    /// The name as it stands in a file.
    var text: String { Self.texts[Int(rawValue)] }
}
