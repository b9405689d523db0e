import ModelIR

/// What the parser calls while it goes through a file.
protocol XMLHandler: AnyObject {
    /// Whether to hear of all text, or only of where text stands that is more than white space.
    var wantsText: Bool { get }

    func start(_ element: XMLElement)
    func end()
    /// A piece of the text between tags.
    func text(_ text: UnsafeBufferPointer<UInt8>, at position: Origin.Position)
}
