import CExpat
import ModelIR

/// Runs the system's XML parser on a file or on a piece of it.
///
/// Delivers elements with the positions of all their parts, and stops at the first error.
final class ExpatParser {
    /// The nesting limit, deeper than any real model.
    static let deepest = 64

    let handler: any XMLHandler
    let allowsDoctype: Bool
    private(set) var problem: XMLProblem?
    /// The names and positions of the open elements.
    private(set) var open: [(name: String, position: Origin.Position)] = []
    private let parser: XML_Parser
    /// The whole file.
    private let bytes: UnsafeBufferPointer<UInt8>
    private let piece: XMLPiece
    private let file: OriginFile
    private var cursor: PositionCursor
    /// The end of the most recent tag or comment.
    private var markupEnd = 0
    private let elementNames = NameTable<ElementName>()
    private let attributeNames = NameTable<AttributeName>()

    /// Returns `nil` if memory is exhausted. `bytes` must outlive the parser.
    init?(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ piece: XMLPiece,
        of file: OriginFile,
        allowsDoctype: Bool,
        handler: any XMLHandler
    ) {
        guard let parser = XML_ParserCreate("UTF-8") else { return nil }
        self.parser = parser
        self.bytes = bytes
        self.piece = piece
        self.file = file
        self.handler = handler
        self.allowsDoctype = allowsDoctype
        cursor = PositionCursor(bytes, start: piece.start, line: piece.line)
        setCallbacks(of: parser, to: self, wantsText: handler.wantsText)
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses the piece in small portions, which keeps the parser's own copies small.
    func parse() {
        let portion = 1 << 16
        var offset = piece.range.lowerBound
        let end = piece.range.upperBound
        guard piece.opening.isEmpty || feed(piece.opening, isLast: false) else { return stopped() }
        repeat {
            let text = UnsafeBufferPointer(rebasing: bytes[offset..<min(offset + portion, end)])
            offset += text.count
            let isLast = offset == end && piece.closing.isEmpty
            guard feed(text, isLast: isLast) else { return stopped() }
        } while offset < end
        guard piece.closing.isEmpty || feed(piece.closing, isLast: true) else { return stopped() }
    }

    private func feed(_ text: String, isLast: Bool) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { feed($0, isLast: isLast) }
    }

    /// Returns `false` after an error.
    private func feed(_ text: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Bool {
        let start = text.baseAddress.map { UnsafeRawPointer($0) }
        let letters = start?.assumingMemoryBound(to: CChar.self)
        return XML_Parse(parser, letters, Int32(text.count), isLast ? 1 : 0) == XML_STATUS_OK
    }

    private func stopped() {
        guard problem == nil else { return }
        let code = XML_GetErrorCode(parser)
        let offset = min(offset, bytes.count)
        problem = XMLProblem(code: code, offset: max(0, offset), bytes: bytes)
    }

    private func stop(_ problem: XMLProblem) {
        self.problem = self.problem ?? problem
        XML_StopParser(parser, 0)
    }

    /// The parser's current offset in the file.
    private var offset: Int {
        Int(XML_GetCurrentByteIndex(parser)) - piece.opening.utf8.count + piece.range.lowerBound
    }
}

// The parser's callbacks.
extension ExpatParser {
    func startElement(
        _ name: UnsafePointer<CChar>,
        _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) {
        guard problem == nil else { return }
        guard open.count < Self.deepest else {
            let message = "elements are nested more than \(Self.deepest) levels deep"
            return stop(XMLProblem(id: "xml.too-deep", message: message, offset: offset))
        }
        let start = offset
        markup()
        let position = cursor.advance(to: start)
        let known = elementNames.find(buffer(name))
        let text = known?.text ?? String(cString: name)
        open.append((text, position))
        let parts = xmlAttributes(attributes, start: start)
        handler.start(
            XMLElement(
                name: text,
                known: known,
                file: file,
                position: position,
                attributes: parts
            )
        )
    }

    func endElement() {
        guard problem == nil else { return }
        markup()
        open.removeLast()
        handler.end()
    }

    func characters(_ text: UnsafeBufferPointer<UInt8>) {
        guard problem == nil else { return }
        handler.text(text, at: cursor.advance(to: offset))
    }

    /// Handles a tag or a comment: only whitespace may precede it.
    ///
    /// Requesting the text from the parser would take a third of the time.
    func markup() {
        let start = offset
        defer { markupEnd = max(markupEnd, start + Int(XML_GetCurrentByteCount(parser))) }
        guard !handler.wantsText, !open.isEmpty, markupEnd < start else { return }
        var first = markupEnd
        while first < start, bytes[first] <= 0x20 { first += 1 }
        guard first < start else { return }
        let text = UnsafeBufferPointer(rebasing: bytes[first..<start])
        handler.text(text, at: cursor.advance(to: first))
    }

    func doctype(hasInternalSubset: Bool) {
        if allowsDoctype && !hasInternalSubset { return }
        let message = "a model has no document type; remove '<!DOCTYPE …>'"
        // The parser is at the end of the part that it has read.
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
        stop(XMLProblem(id: "xml.doctype", message: message, offset: start))
    }

    private func xmlAttributes(
        _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>,
        start: Int
    ) -> [XMLAttribute] {
        var result: [XMLAttribute] = []
        result.reserveCapacity(Int(XML_GetSpecifiedAttributeCount(parser)) / 2)
        var locator = AttributeLocator(bytes, start: start)
        // A local variable avoids exclusivity checks.
        var cursor = cursor
        defer { self.cursor = cursor }
        var next = attributes
        while let nameStart = next[0], let valueStart = next[1] {
            let (name, value) = (buffer(nameStart), buffer(valueStart))
            let known = attributeNames.find(name)
            let place = locator.next(nameCount: name.count, valueCount: value.count)
            result.append(
                XMLAttribute(
                    name: known?.text ?? String(decoding: name, as: UTF8.self),
                    known: known,
                    value: String(decoding: value, as: UTF8.self),
                    position: cursor.advance(to: place)
                )
            )
            next += 2
        }
        return result
    }
}
