#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Whether two files have the same content. `==` would compare byte by byte.
func haveSameBytes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
        right.withUnsafeBytes { right in
            guard let first = left.baseAddress, let second = right.baseAddress else { return true }
            return memcmp(first, second, left.count) == 0
        }
    }
}
