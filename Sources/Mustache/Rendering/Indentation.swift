/// What goes before each line of the partials that are being rendered.
struct Indentation {
    private var bytes: [UInt8] = []
    /// What stands before it is that of partials further out, which does not count now.
    private var start = 0

    var isEmpty: Bool { start == bytes.count }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Most partials stand at the margin.
        guard !bytes.isEmpty else { return }
        self.bytes += bytes
    }

    /// Removes as many bytes as were added last.
    mutating func remove(_ count: Int) {
        guard count > 0 else { return }
        bytes.removeLast(count)
    }

    /// Leaves nothing until `show` gets what this returns.
    mutating func hide() -> Int {
        let hidden = start
        start = bytes.count
        return hidden
    }

    mutating func show(_ hidden: Int) {
        start = hidden
    }

    func append(to output: inout OutputBuffer) {
        bytes[start...].withUnsafeBufferPointer { output.append($0) }
    }
}
