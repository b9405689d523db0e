import CClangIndex
import Files

/// libclang, loaded into this process.
final class Libclang: @unchecked Sendable {
    // Written once, before anyone else sees the object.
    private let storage: UnsafeMutablePointer<ClangIndex>

    var functions: ClangIndex { storage.pointee }

    /// Loads the library at a path. For example: `/usr/lib/llvm-14/lib/libclang.so.1`.
    init(path: String) throws(LibclangProblem) {
        storage = .allocate(capacity: 1)
        var problem: UnsafePointer<CChar>?
        guard clang_index_load(path, storage, &problem) != 0 else {
            // `deinit` releases the storage.
            throw .unavailable(problem.map { String(cString: $0) } ?? path)
        }
    }

    deinit { storage.deallocate() }

    /// Returns the text of a libclang string, which it releases.
    func text(_ string: CXString) -> String {
        defer { functions.clang_disposeString(string) }
        return functions.clang_getCString(string).map { String(cString: $0) } ?? ""
    }
}
