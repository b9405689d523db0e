import Foundation

/// A folder that's in memory if the system has such folders: for files that are written often.
///
/// Whoever makes it removes it.
func makeFolderInMemory(_ name: String) throws -> URL {
    let memory = "/dev/shm"
    let parent =
        FileManager.default.isWritableFile(atPath: memory)
        ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    let folder = parent.appendingPathComponent("modelgen-\(UUID().uuidString)-\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}
