import CZlib

/// Decompresses a raw DEFLATE stream; returns `nil` if it is damaged or larger than 64 MB.
func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // Negative: there is no header, and no checksum.
    let window = -MAX_WBITS
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, window, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        while result.count <= 1 << 26 {
            let status = chunk.withUnsafeMutableBufferPointer { chunk in
                stream.next_out = chunk.baseAddress
                stream.avail_out = UInt32(chunk.count)
                return inflate(&stream, Z_NO_FLUSH)
            }
            let filled = chunk.count - Int(stream.avail_out)
            result += chunk.prefix(filled)
            if status == Z_STREAM_END { return result }
            guard status == Z_OK, filled > 0 else { return nil }
        }
        return nil
    }
}
