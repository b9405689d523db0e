import Diagnostics
import ModelIR

/// Parses a whole file. Returns its errors as XML; empty if it's well-formed.
func parseXML(
    _ text: inout SourceText,
    allowsDoctype: Bool = false,
    handler: any XMLHandler
) -> [Diagnostic] {
    guard !isWide(text.bytes) else {
        let message = "the file is UTF-16 or UTF-32; save it as UTF-8"
        let location = SourceLocation(file: text.file.path, line: 1, column: 1)
        return [Diagnostic(.error, "xml.not-utf8", at: location, message)]
    }
    let piece = XMLPiece(text)
    let result = text.bytes.withUnsafeBufferPointer { bytes in
        let parser = ExpatParser(
            bytes,
            piece,
            of: text.file,
            allowsDoctype: allowsDoctype,
            handler: handler
        )
        parser?.parse()
        return (problem: parser?.problem, open: parser?.open.last)
    }
    guard let problem = result.problem else { return [] }
    let conflicts = conflictMarkers(in: &text)
    if !conflicts.isEmpty { return conflicts }
    let location = text.location(text.position(of: problem.offset))
    let notes = result.open.map { open in
        [Diagnostic.Note("'<\(open.name)>' is open since here", at: text.location(open.position))]
    }
    return [Diagnostic(.error, problem.id, at: location, problem.message, notes: notes ?? [])]
}

/// Whether a text begins like UTF-16 or UTF-32.
private func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        || bytes.prefix(4).contains(0)
}

/// One error for each merge conflict left in the file.
private func conflictMarkers(in text: inout SourceText) -> [Diagnostic] {
    let starts = text.lineStarts.filter { isConflictMarker(text.bytes[$0...], letter: "<") }
    return starts.map { start in
        conflictMarker(at: text.location(text.position(of: start)))
    }
}

/// The error for a merge conflict left in a file.
func conflictMarker(at location: SourceLocation) -> Diagnostic {
    let message = "the file contains a merge conflict; resolve it and remove its markers"
    return Diagnostic(.error, "xml.conflict-marker", at: location, message)
}

/// Whether a line is one of git's conflict markers. For example: `<<<<<<< HEAD`.
func isConflictMarker(_ line: some Collection<UInt8>, letter: Unicode.Scalar) -> Bool {
    let marker = line.prefix(8)
    guard marker.prefix(7).elementsEqual(repeatElement(UInt8(ascii: letter), count: 7)) else {
        return false
    }
    return marker.dropFirst(7).allSatisfy { $0 <= 0x20 }
}
