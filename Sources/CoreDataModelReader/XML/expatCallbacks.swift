import CExpat

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Connects the C parser to the methods of `target`, which must outlive it.
func setCallbacks(of parser: XML_Parser, to target: ExpatParser, wantsText: Bool) {
    XML_SetUserData(parser, Unmanaged.passUnretained(target).toOpaque())
    XML_SetElementHandler(
        parser,
        { data, name, attributes in
            guard let name, let attributes else { return }
            expatParser(data)?.startElement(name, attributes)
        },
        { data, _ in expatParser(data)?.endElement() }
    )
    XML_SetCommentHandler(parser) { data, _ in expatParser(data)?.markup() }
    XML_SetProcessingInstructionHandler(parser) { data, _, _ in expatParser(data)?.markup() }
    if wantsText { setTextCallback(of: parser) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasInternalSubset in
        expatParser(data)?.doctype(hasInternalSubset: hasInternalSubset != 0)
    }
}

private func setTextCallback(of parser: XML_Parser) {
    XML_SetCharacterDataHandler(parser) { data, text, count in
        guard let text else { return }
        let raw = UnsafeRawBufferPointer(start: text, count: Int(count))
        expatParser(data)?.characters(raw.assumingMemoryBound(to: UInt8.self))
    }
}

/// The bytes of a C string.
func buffer(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let raw = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return raw.assumingMemoryBound(to: UInt8.self)
}

private func expatParser(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
    data.map { Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
}
