import CExpat
import ModelIR

/// The system's XML parser over the text of one file.
///
/// It hands over elements with the places of all their parts, and stops at the first mistake.
final class ExpatParser {
    /// Deeper nesting than any model has.
    static let deepest = 64

    let handler: any XMLHandler
    let allowsDoctype: Bool
    private(set) var problem: XMLProblem?
    /// The elements that are open: their names and places.
    private(set) var open: [(name: String, position: Origin.Position)] = []
    private let parser: XML_Parser
    private let bytes: UnsafeBufferPointer<UInt8>
    private var cursor: PositionCursor
    /// The end of the last tag or comment.
    private var markupEnd = 0
    private let elementNames = NameTable<ElementName>()
    private let attributeNames = NameTable<AttributeName>()

    /// Nil where there is no memory. `bytes` must live as long as the parser.
    init?(
        _ bytes: UnsafeBufferPointer<UInt8>,
        start: Int,
        allowsDoctype: Bool,
        handler: any XMLHandler
    ) {
        guard let parser = XML_ParserCreate("UTF-8") else { return nil }
        self.parser = parser
        self.bytes = bytes
        self.handler = handler
        self.allowsDoctype = allowsDoctype
        cursor = PositionCursor(bytes, start: start)
        setCallbacks(of: parser, to: self, wantsText: handler.wantsText)
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses the whole text, in pieces, so that the parser copies little at a time.
    func parse() {
        let piece = 1 << 16
        var offset = 0
        repeat {
            let count = min(piece, bytes.count - offset)
            let isLast: Int32 = offset + count == bytes.count ? 1 : 0
            let start = bytes.baseAddress.map { UnsafeRawPointer($0 + offset) }
            let text = start?.assumingMemoryBound(to: CChar.self)
            let status = XML_Parse(parser, text, Int32(count), isLast)
            offset += count
            if status != XML_STATUS_OK { return stopped() }
        } while offset < bytes.count
    }

    private func stopped() {
        guard problem == nil else { return }
        let code = XML_GetErrorCode(parser)
        let offset = min(Int(XML_GetCurrentByteIndex(parser)), bytes.count)
        problem = XMLProblem(code: code, offset: max(0, offset), bytes: bytes)
    }

    private func stop(_ problem: XMLProblem) {
        self.problem = self.problem ?? problem
        XML_StopParser(parser, 0)
    }

    private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }
}

// What the parser calls.
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
            XMLElement(name: text, known: known, position: position, attributes: parts)
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

    /// A tag or a comment: what stands before it, since the last, is to be white space.
    ///
    /// Asking the parser for the text would take a third of the time.
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
        // The parser is at the end of what it read of it.
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
        stop(XMLProblem(id: "xml.doctype", message: message, offset: start))
    }

    private func xmlAttributes(
        _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>,
        start: Int
    ) -> [XMLAttribute] {
        var result: [XMLAttribute] = []
        result.reserveCapacity(Int(XML_GetSpecifiedAttributeCount(parser)) / 2)
        var scanner = TagScanner(bytes, start: start)
        // In a variable of its own, which needs no check of exclusive access.
        var cursor = cursor
        defer { self.cursor = cursor }
        var next = attributes
        while let name = next[0], let value = next[1] {
            let known = attributeNames.find(buffer(name))
            let text = known?.text ?? String(cString: name)
            let content = String(decoding: buffer(value), as: UTF8.self)
            let position = cursor.advance(to: scanner.next())
            result.append(
                XMLAttribute(name: text, known: known, value: content, position: position)
            )
            next += 2
        }
        return result
    }
}
