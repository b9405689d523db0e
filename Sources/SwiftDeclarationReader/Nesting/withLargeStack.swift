#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs work on a thread with a stack of its own, and waits for it.
///
/// A syntax tree is as deep as the longest chain in its file, such as `a.b.c…`, and going over it
/// takes some hundred bytes of stack for each level. Memory is used only as far as the stack grows.
/// Without such a thread, the work runs where it is.
func withLargeStack<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
    withoutActuallyEscaping(work) { work in
        let job = Job(work)
        guard let thread = start(job) else { return work() }
        pthread_join(thread, nil)
        guard let result = job.result else { return work() }
        return result
    }
}

/// 1 GB of addresses on 64 bits.
private let stackSize = Int.bitWidth == 64 ? 1 << 30 : 1 << 27

private class AnyJob {
    func run() {}
}

private final class Job<Result>: AnyJob {
    private let work: () -> Result
    private(set) var result: Result?

    init(_ work: @escaping () -> Result) {
        self.work = work
    }

    override func run() { result = work() }
}

private func start(_ job: AnyJob) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let argument = Unmanaged.passRetained(job)
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, body, argument.toOpaque())
    #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, body, argument.toOpaque())
    #endif
    guard status == 0 else {
        argument.release()
        return nil
    }
    return thread
}

#if canImport(Darwin)
    private func body(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<AnyJob>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
#else
    private func body(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        Unmanaged<AnyJob>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
#endif
