import ModelIR
import ParallelMap

/// Reads a large file in pieces, on all cores; returns `nil` if it can't be divided or has an
/// error.
///
/// A piece extends from the line of one entity to that of a later one. Between the model's start
/// tag and its end tag, a piece is well-formed only if it begins and ends directly inside the
/// model, not inside another element or a comment. So if all pieces are well-formed, the file is
/// too, and the model's content is the content of the pieces. Everything else is left to a parser
/// that reads the whole file: errors, document types, and children in an order other than Xcode's.
func readInPieces(_ empty: Model, _ text: SourceText, size: Int) -> ReadModel? {
    guard text.bytes.count / 2 >= size else { return nil }
    let pieces = pieces(of: text, size: size)
    guard pieces.count > 1 else { return nil }
    let models = concurrentMap(pieces.indices, chunk: 1) { read(pieces[$0], of: text, empty) }
    var whole = ReadModel(model: empty, reports: Reports(text: text))
    let count = models.reduce(0) { $0 + ($1?.model.entities.count ?? 0) }
    for (index, piece) in models.enumerated() {
        guard let piece else { return nil }
        if index == 0 {
            whole.model = piece.model
            whole.model.entities.reserveCapacity(count)
        } else {
            whole.model.append(piece.model)
        }
        whole.reports.add(contentsOf: piece.reports)
    }
    return whole
}

/// Divides a text at lines that begin with an entity.
private func pieces(of text: SourceText, size: Int) -> [XMLPiece] {
    text.bytes.withUnsafeBufferPointer { bytes in
        var pieces: [XMLPiece] = []
        var cursor = PositionCursor(bytes, start: text.start, line: 1)
        var start = 0
        while start < bytes.count {
            let isFirst = start == 0
            let line = isFirst ? 1 : Int(cursor.advance(to: start).line)
            let end = entityLine(bytes, from: start + size) ?? bytes.count
            pieces.append(
                XMLPiece(
                    range: start..<end,
                    start: isFirst ? text.start : start,
                    line: line,
                    opening: isFirst ? "" : "<model>",
                    closing: end == bytes.count ? "" : "</model>"
                )
            )
            start = end
        }
        return pieces
    }
}

/// The start of the next line that begins with an entity.
private func entityLine(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    let tag = Array("<entity ".utf8)
    var next = offset
    while next < bytes.count, let newline = bytes[next...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[(newline + 1)...]
        if line.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: tag) { return newline + 1 }
        next = newline + 1
    }
    return nil
}

/// Returns `nil` if the piece has an error, or an order that must be kept.
private func read(_ piece: XMLPiece, of text: SourceText, _ empty: Model) -> ReadModel? {
    let builder = ModelBuilder(model: empty, text: text)
    let isWellFormed = text.bytes.withUnsafeBufferPointer { bytes in
        let parser = ExpatParser(
            bytes,
            piece,
            of: text.file,
            allowsDoctype: false,
            handler: builder
        )
        parser?.parse()
        return parser.map { $0.problem == nil } ?? false
    }
    guard isWellFormed, let children = builder.modelChildren, children.mark.isEmpty else {
        return nil
    }
    // In Xcode's order, entities come first, and a later piece starts with more of them.
    guard piece.closing.isEmpty || children.names.allSatisfy({ $0 == .entity }) else { return nil }
    return ReadModel(model: builder.model, reports: builder.reports)
}

extension Model {
    /// Appends the content of a later piece of the same file.
    fileprivate mutating func append(_ later: Model) {
        entities += later.entities
        fetchRequests += later.fetchRequests
        configurations += later.configurations
        composites += later.composites
        layout += later.layout
        userInfo += later.userInfo
        origin.parts += later.origin.parts
    }
}
