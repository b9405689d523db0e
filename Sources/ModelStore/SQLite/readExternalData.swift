import CSQLite
import Foundation

/// Binary data of a Core Data store, which may be in a file beside it.
///
/// The first byte says where: 1 is before the data itself, 2 before the name of a file in
/// `.Notes_SUPPORT/_EXTERNAL_DATA`.
func readExternalData(_ context: OpaquePointer?, _ value: OpaquePointer?) {
    guard sqlite3_value_type(value) == SQLITE_BLOB, let start = sqlite3_value_blob(value) else {
        return sqlite3_result_value(context, value)
    }
    let bytes = sqlBytes(start, sqlite3_value_bytes(value))
    switch bytes.first {
    case 1: sqlite3_result_blob(context, start + 1, Int32(bytes.count - 1), copied)
    case 2:
        let name = String(decoding: bytes.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
        guard let file = externalName(bytes).flatMap({ externalFile($0, context) }),
            let data = try? Data(contentsOf: file)
        else {
            let message = "the file '\(name)' with external data isn't beside the store"
            return sqlite3_result_error(context, message, -1)
        }
        setResult(context, data)
    default: sqlite3_result_value(context, value)
    }
}

private func externalFile(_ name: String, _ context: OpaquePointer?) -> URL? {
    guard let path = sqlite3_db_filename(sqlite3_context_db_handle(context), "main")
    else { return nil }
    return externalFolder(URL(fileURLWithPath: String(cString: path))).appendingPathComponent(name)
}

/// The folder with the external data of a store. For example: `.Notes_SUPPORT/_EXTERNAL_DATA`.
func externalFolder(_ store: URL) -> URL {
    let folder = ".\(store.deletingPathExtension().lastPathComponent)_SUPPORT"
    return store.deletingLastPathComponent().appendingPathComponent(folder)
        .appendingPathComponent("_EXTERNAL_DATA")
}

/// The file that a value names; `nil` if it isn't a UUID, which could lead out of the folder.
func externalName(_ value: some Collection<UInt8>) -> String? {
    let name = String(decoding: value.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    return UUID(uuidString: name) == nil ? nil : name
}
