#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The folder of the running program, with links resolved; `nil` if the system doesn't provide it.
package func executableFolder() -> String? {
    executablePath().flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
}

/// The path of the running program, with links resolved; `nil` if the system doesn't provide it.
package func executablePath() -> String? {
    #if canImport(Darwin)
        var size: UInt32 = 0
        _NSGetExecutablePath(nil, &size)
        var buffer = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
        let resolved = realpath(buffer, nil)
    #else
        let resolved = realpath("/proc/self/exe", nil)
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}

/// Replaces this process with another program, passing the same arguments.
///
/// Returns only on failure, with the system's message. For example: `No such file or directory`.
package func replaceProcess(with program: String) -> String {
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    execv(program, arguments)
    return String(cString: strerror(errno))
}
