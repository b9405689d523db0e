import Foundation

/// One use of a context, from its beginning to its end.
///
/// In debug builds two uses at the same time by two threads stop the program, which says where
/// both are. Swift 6 doesn't compile them; in Swift 5's mode nothing else finds them. Uses one
/// after the other may be on any thread, as an actor's are.
struct ContextUse {
    #if DEBUG
        fileprivate let uses: ContextUses

        func end() { uses.end() }
    #else
        @inline(__always) func end() {}
    #endif
}

extension ModelContext {
    /// Begins a use; in release builds it does nothing.
    @inline(__always)
    func beginUse(_ operation: StaticString = #function, isShort: Bool = false) -> ContextUse {
        #if DEBUG
            uses.begin(operation, isShort: isShort)
            return ContextUse(uses: uses)
        #else
            return ContextUse()
        #endif
    }
}

#if DEBUG
    /// The uses of one context that have begun and not ended: those of one thread.
    final class ContextUses {
        private let lock = NSLock()
        private var thread: pthread_t?
        private var depth = 0
        private var first = ContextPlace("", isShort: true)

        func begin(_ operation: StaticString, isShort: Bool) {
            lock.withLock {
                let current = pthread_self()
                if depth == 0 {
                    thread = current
                    first = ContextPlace(operation, isShort: isShort)
                } else if let thread, pthread_equal(thread, current) == 0 {
                    let second = ContextPlace(operation, isShort: false)
                    fatalError(
                        "two threads use one ModelContext at the same time, which belongs to one"
                            + " actor.\nOne is in \(first)\nThe other is in \(second)"
                    )
                }
                depth += 1
            }
        }

        func end() {
            lock.withLock { depth -= 1 }
        }
    }

    /// The type of `backtrace_symbols`: an address is an integer to C's calling conventions.
    private typealias SymbolFunction =
        @convention(c) (UnsafePointer<UInt>, Int32) -> UnsafeMutablePointer<UnsafePointer<CChar>?>?

    /// Where a use began.
    private struct ContextPlace: CustomStringConvertible {
        private let operation: StaticString
        private let addresses: [NSNumber]

        /// - Parameter isShort: whether looking for the callers would take longer than the use.
        init(_ operation: StaticString, isShort: Bool) {
            self.operation = operation
            addresses = isShort ? [] : Thread.callStackReturnAddresses
        }

        /// The operation, and its callers.
        var description: String {
            "\(operation)" + symbols.prefix(20).map { "\n    \($0)" }.joined()
        }

        private var symbols: [String] {
            // Swift doesn't import it from every C library, and some have none.
            guard let function = dlsym(dlopen(nil, RTLD_NOW), "backtrace_symbols") else {
                return []
            }
            let addresses = addresses.map(\.uintValue)
            let symbols = unsafeBitCast(function, to: SymbolFunction.self)
            let texts = symbols(addresses, Int32(addresses.count))
            defer { free(texts) }
            return addresses.indices.compactMap { index in
                texts?[index].map { String(cString: $0) }
            }
        }
    }
#endif
