extension NSLocking {
    // developer.apple.com/documentation/foundation/nslocking/withlock(_:)
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}
