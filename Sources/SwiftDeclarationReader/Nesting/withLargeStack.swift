#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs work on a thread with a large stack, and waits for it.
///
/// A syntax tree is as deep as the longest chain in its file, such as `a.b.c…`, and walking it
/// takes some hundred bytes of stack per level. Memory is committed only as the stack grows. If the
/// thread can't be created, the work runs on the current one.
func withLargeStack<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
    withoutActuallyEscaping(work) { work in
        let job = Job(work)
        guard let thread = start(job) else { return work() }
        pthread_join(thread, nil)
        guard let result = job.result else { return work() }
        return result
    }
}

/// 1 GB of address space on 64-bit systems.
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
