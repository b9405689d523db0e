/// The texts, one behind the other. For example: `Field<Model, Date>`.
///
/// Interpolation does not know how long its result will be, and takes twice as long.
@inlinable
@inline(__always)
package func concatenated(_ parts: String...) -> String {
    var count = 0
    for part in parts { count += part.utf8.count }
    return String(unsafeUninitializedCapacity: count) { bytes in
        var end = 0
        for part in parts {
            let place = UnsafeMutableBufferPointer(rebasing: bytes[end...])
            let copied = part.utf8.withContiguousStorageIfAvailable {
                place.update(fromContentsOf: $0)
            }
            end += copied ?? place.update(fromContentsOf: Array(part.utf8))
        }
        return end
    }
}
