import ModelIR

/// Receives the parser's events.
protocol XMLHandler: AnyObject {
    /// Whether to receive all text, or only the positions of text other than whitespace.
    var wantsText: Bool { get }

    func start(_ element: XMLElement)
    func end()
    /// A piece of the text between tags.
    func text(_ text: UnsafeBufferPointer<UInt8>, at position: Origin.Position)
}
