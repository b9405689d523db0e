/// Damages a file without looking at what it says. It serves for any kind of input file.
func mutateBytes(_ bytes: inout [UInt8], _ random: inout Random) {
    guard !bytes.isEmpty else {
        bytes = [UInt8(random.below(256))]
        return
    }
    let start = random.below(bytes.count)
    let end = min(bytes.count, start + 1 + random.below(60))
    switch random.below(8) {
    case 0: bytes[start] = UInt8(random.below(256))
    case 1: bytes[start] ^= 1 << UInt8(random.below(8))
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
    case 4: bytes.swapAt(start, random.below(bytes.count))
    case 5: bytes.removeSubrange(start...)
    case 6: bytes.insert(contentsOf: (random.pick(stumblingBlocks) ?? "").utf8, at: start)
    default: bytes.insert(UInt8(random.below(256)), at: start)
    }
}

/// Pieces that readers of text stumble over.
private let stumblingBlocks = [
    "\u{FEFF}", "\0", "\r", "\r\n", "&", "&#0;", "&#xD800;", "&#x10FFFF;", "&nope;", "<", ">", "\"",
    "<!--", "-->", "<![CDATA[", "]]>", "<?x?>", "<!DOCTYPE x [<!ENTITY a \"b\">]>", "&a;", "</",
    "/>",
    "=", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> main\n", "xmlns=\"u\" ", "p:", "\u{2028}",
]
