#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a program wrote, and how it ended.
package struct ProgramResult {
    package var output: [UInt8]
    /// The exit code; 127 if there is no such program.
    package var status: Int32
}

/// Runs a program and waits for its end; its messages are part of the output only if wanted.
///
/// For example: `runProgram(["git", "rev-parse", "HEAD"])`.
package func runProgram(_ words: [String], withMessages: Bool = false) -> ProgramResult {
    let line = words.map(quotedForShell).joined(separator: " ")
    let messages = withMessages ? " 2>&1" : " 2>/dev/null"
    guard let stream = popen(line + " </dev/null" + messages, "r") else {
        return ProgramResult(output: [], status: 127)
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&buffer, 1, buffer.count, stream)
        if count == 0 { break }
        output += buffer[..<count]
    }
    let status = pclose(stream)
    return ProgramResult(output: output, status: status >= 0 ? (status >> 8) & 0xFF : 127)
}

/// For example: `'it'\''s'`.
private func quotedForShell(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
}
