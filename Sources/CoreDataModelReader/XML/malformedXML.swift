import CExpat

extension XMLProblem {
    /// Creates a problem from the parser's error code, with a plain message.
    init(code: XML_Error, offset: Int, bytes: UnsafeBufferPointer<UInt8>) {
        self.init(id: "xml.malformed", message: Self.words(for: code), offset: offset)
        if code == XML_ERROR_NO_ELEMENTS, bytes.allSatisfy({ $0 <= 0x20 }) {
            id = "xml.empty"
            message = "the file is empty; a model was expected"
        } else if !isValidUTF8(bytes, at: offset) {
            id = "xml.not-utf8"
            message = "these bytes are no UTF-8 text; save the file as UTF-8"
        } else if code == XML_ERROR_UNDEFINED_ENTITY {
            id = "xml.undefined-reference"
        } else if code == XML_ERROR_INVALID_TOKEN, isInTag(bytes, at: offset) {
            message = "this tag is broken: each attribute is written as name=\"value\""
        }
    }

    private static func words(for code: XML_Error) -> String {
        switch code {
        case XML_ERROR_NO_ELEMENTS: "the file ends before its last element is closed"
        case XML_ERROR_INVALID_TOKEN: "XML does not allow this character here"
        case XML_ERROR_UNCLOSED_TOKEN: "the file ends inside this tag"
        case XML_ERROR_PARTIAL_CHAR: "the file ends inside a character"
        case XML_ERROR_TAG_MISMATCH: "this end tag does not match the element that is open"
        case XML_ERROR_DUPLICATE_ATTRIBUTE: "this attribute stands twice in one element"
        case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "nothing may follow the end of the model"
        case XML_ERROR_UNDEFINED_ENTITY: "only '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;' exist"
        case XML_ERROR_BAD_CHAR_REF: "this reference stands for no character"
        case XML_ERROR_MISPLACED_XML_PI: "'<?xml' must be the first thing in the file"
        case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: "a model must be UTF-8"
        case XML_ERROR_UNCLOSED_CDATA_SECTION: "this section is not closed with ']]>'"
        case XML_ERROR_NO_MEMORY: "there is not enough memory to read the file"
        default: "this is not well-formed XML (\(String(cString: XML_ErrorString(code))))"
        }
    }
}

/// Whether the last angle bracket before `offset` opens a tag.
private func isInTag(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let brackets: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: ">")]
    let last = bytes[..<min(offset, bytes.count)].lastIndex(where: brackets.contains)
    return last.map { bytes[$0] == brackets[0] } ?? false
}

/// Whether a UTF-8 character starts at `offset`, or the text ends there.
private func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    if case .error = decoder.decode(&rest) { return false }
    return true
}
