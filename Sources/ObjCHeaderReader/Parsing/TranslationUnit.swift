import CClangIndex

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Headers that libclang has parsed.
final class TranslationUnit {
    let library: Libclang
    let root: CXCursor
    private let index: CXIndex?
    private let unit: CXTranslationUnit

    /// Parses headers; throws if libclang crashed.
    init(_ input: ParseInput, _ library: Libclang) throws(LibclangProblem) {
        self.library = library
        let functions = library.functions
        let index = functions.clang_createIndex(0, 0)
        var unit: CXTranslationUnit?
        let files = UnsavedFiles(input)
        var path = [CChar](repeating: 0, count: 32)
        let overlay = clang_index_pipe(Self.overlay, &path, path.count)
        defer { if overlay > 0 { close(overlay) } }
        guard overlay > 0 else { throw .failed("no pipe can be opened") }
        let words = Self.arguments(
            input,
            overlay: String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        )
        let code = withCStrings(words) { arguments in
            functions.clang_parseTranslationUnit2(
                index,
                ParseInput.mainFile,
                arguments,
                Int32(words.count),
                files.pointer,
                UInt32(files.count),
                Self.options,
                &unit
            )
        }
        guard code == 0, let unit else {
            functions.clang_disposeIndex(index)
            throw Int(code) == CXError_Crashed ? .crashed : .failed("error \(code)")
        }
        self.index = index
        self.unit = unit
        root = functions.clang_getTranslationUnitCursor(unit)
    }

    deinit {
        library.functions.clang_disposeTranslationUnit(unit)
        library.functions.clang_disposeIndex(index)
    }

    /// The errors, in order.
    var errors: [ClangError] {
        let functions = library.functions
        return (0..<functions.clang_getNumDiagnostics(unit)).compactMap { index in
            let diagnostic = functions.clang_getDiagnostic(unit, index)
            defer { functions.clang_disposeDiagnostic(diagnostic) }
            guard functions.clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error else {
                return nil
            }
            let place = place(functions.clang_getDiagnosticLocation(diagnostic))
            let message = library.text(functions.clang_getDiagnosticSpelling(diagnostic))
            return ClangError(
                message: message,
                path: place.path,
                line: place.line,
                column: place.column
            )
        }
    }

    /// The parts that conditions exclude: from the line that begins one, such as `#if`, to the one that
    /// ends it.
    var skippedParts: [(path: String, lines: ClosedRange<Int>)] {
        let functions = library.functions
        guard let list = functions.clang_getAllSkippedRanges(unit) else { return [] }
        defer { functions.clang_disposeSourceRangeList(list) }
        return UnsafeBufferPointer(start: list.pointee.ranges, count: Int(list.pointee.count))
            .compactMap { range in
                let start = place(functions.clang_getRangeStart(range))
                let end = place(functions.clang_getRangeEnd(range))
                return start.line <= end.line ? (start.path, start.line...end.line) : nil
            }
    }

    private func place(_ location: CXSourceLocation) -> (path: String, line: Int, column: Int) {
        var (file, line, column): (CXFile?, UInt32, UInt32) = (nil, 0, 0)
        library.functions.clang_getFileLocation(location, &file, &line, &column, nil)
        let path = file.map { library.text(library.functions.clang_getFileName($0)) } ?? ""
        return (path, Int(line), Int(column))
    }
}

extension TranslationUnit {
    /// A file system in which nothing exists but the files in memory.
    private static let overlay = #"{"version": 0, "fallthrough": "false", "roots": []}"#

    /// A name that isn't declared is an error wherever it's used, and all are found at once.
    private static let errorLimit = 10_000

    private static let options = UInt32(
        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_SkipFunctionBodies
            | CXTranslationUnit_KeepGoing | CXTranslationUnit_IncludeAttributedTypes
    )

    /// The target is fixed, so that every machine reads the same.
    private static func arguments(_ input: ParseInput, overlay: String) -> [String] {
        [
            "-x", "objective-c", "-std=gnu11", "-target", "x86_64-apple-macosx12.0", "-fblocks",
            "-fobjc-arc", "-nostdinc", "-nobuiltininc", "-ivfsoverlay", overlay,
            "-Wno-everything", "-ferror-limit=\(Self.errorLimit)",
        ] + input.folders.flatMap { ["-I", $0] }
    }
}

/// An error of libclang, with the path of the file; empty for an error without a place.
struct ClangError {
    var message: String
    var path: String
    var line: Int
    var column: Int
}

/// The files of an input, in libclang's form.
private final class UnsavedFiles {
    let pointer: UnsafeMutablePointer<CXUnsavedFile>
    let count: Int

    init(_ input: ParseInput) {
        let files =
            input.ownFiles.map { ($0.path, Array($0.text.utf8)) }
            + input.sources.map { ($0.path, $0.bytes) }
        count = files.count
        pointer = .allocate(capacity: count)
        for (index, (path, bytes)) in files.enumerated() {
            let contents = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            for (offset, byte) in bytes.enumerated() { contents[offset] = CChar(bitPattern: byte) }
            contents[bytes.count] = 0
            let file = CXUnsavedFile(
                Filename: strdup(path),
                Contents: contents,
                Length: UInt(bytes.count)
            )
            (pointer + index).initialize(to: file)
        }
    }

    deinit {
        for index in 0..<count {
            free(UnsafeMutablePointer(mutating: pointer[index].Filename))
            pointer[index].Contents.deallocate()
        }
        pointer.deallocate()
    }
}

/// Passes words as C's arguments.
func withCStrings<Result>(
    _ words: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    var pointers = words.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        // The terminating null is an element.
        body(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped))
    }
}
