import ModelIR
import ParallelMap

/// Reads a large file in pieces, on all cores; nil where it can't be divided, or has a mistake.
///
/// A piece goes from the line of one entity to that of a later one. Between the start tag of a model
/// and its end tag, it is well-formed only if it begins and ends directly inside the model: not in
/// another element, not in a comment. So where all pieces are well-formed, so is the file, and what
/// stands in the model is what stands in the pieces. Anything else is left to a parser that reads
/// the whole file: a mistake, a document type, children in an order that is not Xcode's.
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

/// Divides a text where lines begin with an entity.
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

/// Where the next line starts that begins with an entity.
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

/// Nil where the piece has a mistake, or where the order of what stands in it is to be kept.
private func read(_ piece: XMLPiece, of text: SourceText, _ empty: Model) -> ReadModel? {
    let builder = ModelBuilder(model: empty, text: text)
    let isWellFormed = text.bytes.withUnsafeBufferPointer { bytes in
        let parser = ExpatParser(bytes, piece, allowsDoctype: false, handler: builder)
        parser?.parse()
        return parser.map { $0.problem == nil } ?? false
    }
    guard isWellFormed, let children = builder.modelChildren, children.mark.isEmpty else {
        return nil
    }
    // Xcode's order begins with entities, and another piece goes on with some.
    guard piece.closing.isEmpty || children.names.allSatisfy({ $0 == .entity }) else { return nil }
    return ReadModel(model: builder.model, reports: builder.reports)
}

extension Model {
    /// Adds what stands in a later piece of the same file.
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
