import TextLayout

/// The indentation of each line of the partials being rendered.
struct Indentation {
    private var bytes: [UInt8] = []
    /// The bytes before it are the indentation of outer partials, which doesn't apply now.
    private var start = 0

    var isEmpty: Bool { start == bytes.count }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Most partials aren't indented.
        guard !bytes.isEmpty else { return }
        self.bytes += bytes
    }

    /// Removes the given number of trailing bytes.
    mutating func remove(_ count: Int) {
        guard count > 0 else { return }
        bytes.removeLast(count)
    }

    /// Hides the indentation until `show` is called with the returned value.
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
