import CSQLite
import CZlib

/// Executes a script in a database, which is created if it doesn't exist.
public func execute(_ script: String, in path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK,
        sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK
    else { throw ScriptProblem(message: String(cString: sqlite3_errmsg(connection))) }
}

/// The reason why SQLite doesn't execute a script.
public struct ScriptProblem: Error {
    public let message: String
}

/// Writes a store with the tables of Core Data that don't depend on the model.
///
/// - Parameter archive: The model's archive, which is compressed as Core Data does; `nil` for a store from
///   an old system.
public func writeStore(_ archive: [UInt8]?, to path: String) throws {
    try execute(
        """
        CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
        CREATE TABLE Z_PRIMARYKEY
        (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
        CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
        """,
        in: path
    )
    guard let archive else { return }
    let hex = deflated(archive).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    try execute("INSERT INTO Z_MODELCACHE VALUES (x'\(hex.joined())')", in: path)
}

/// A raw DEFLATE stream.
private func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + 1000)
    let count = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
            (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
            deflate(&stream, Z_FINISH)
            return Int(stream.total_out)
        }
    }
    return Array(output.prefix(count))
}
