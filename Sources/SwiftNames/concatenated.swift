/// The texts, one behind the other. For example: `Field<Model, Date>`.
///
/// Interpolation does not know how long its result will be, and takes twice as long; a list of the
/// texts would be an object of its own.
package func concatenated(
    _ first: String,
    _ second: String,
    _ third: String = "",
    _ fourth: String = "",
    _ fifth: String = ""
) -> String {
    let counts = (first.utf8.count, second.utf8.count, third.utf8.count, fourth.utf8.count)
    let count = counts.0 + counts.1 + counts.2 + counts.3 + fifth.utf8.count
    return String(unsafeUninitializedCapacity: count) { bytes in
        var rest = bytes[...]
        append(first, to: &rest)
        append(second, to: &rest)
        if counts.2 > 0 { append(third, to: &rest) }
        if counts.3 > 0 { append(fourth, to: &rest) }
        append(fifth, to: &rest)
        return count
    }
}

/// Writes the text where the bytes begin, and leaves those behind it.
@inline(__always)
private func append(_ text: String, to bytes: inout Slice<UnsafeMutableBufferPointer<UInt8>>) {
    let place = UnsafeMutableBufferPointer(rebasing: bytes)
    let copied = text.utf8.withContiguousStorageIfAvailable { place.update(fromContentsOf: $0) }
    bytes = bytes.dropFirst(copied ?? place.update(fromContentsOf: Array(text.utf8)))
}
