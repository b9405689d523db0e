/// Concatenates texts. For example: `Field<Model, Date>`.
///
/// Interpolation doesn't know the length of its result and takes twice as long; an array of the
/// texts would be another allocation.
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
        // `nil` if all texts are empty.
        guard var place = bytes.baseAddress else { return 0 }
        append(first, at: &place)
        append(second, at: &place)
        if counts.2 > 0 { append(third, at: &place) }
        if counts.3 > 0 { append(fourth, at: &place) }
        append(fifth, at: &place)
        return count
    }
}

/// Concatenates more texts, which take longer to pass.
package func concatenated(
    _ first: String,
    _ second: String,
    _ third: String,
    _ fourth: String,
    _ fifth: String,
    _ sixth: String,
    _ seventh: String = ""
) -> String {
    var count = first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
    count += fifth.utf8.count + sixth.utf8.count + seventh.utf8.count
    return String(unsafeUninitializedCapacity: count) { bytes in
        guard var place = bytes.baseAddress else { return 0 }
        append(first, at: &place)
        append(second, at: &place)
        append(third, at: &place)
        append(fourth, at: &place)
        append(fifth, at: &place)
        append(sixth, at: &place)
        append(seventh, at: &place)
        return count
    }
}

/// Writes the text if there is room for it, and advances the pointer past it.
@inline(__always)
private func append(_ text: String, at place: inout UnsafeMutablePointer<UInt8>) {
    var text = text
    text.withUTF8 { bytes in
        if let start = bytes.baseAddress { place.update(from: start, count: bytes.count) }
        place += bytes.count
    }
}
