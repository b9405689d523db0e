import Foundation

/// A description of each missing, unexpected and different file.
func differences(recorded: FolderContents, actual: FolderContents) -> [String] {
    let names = Set(recorded.names).union(actual.names).sorted()
    return names.compactMap { name in
        switch (recorded.files[name], actual.files[name]) {
        case (nil, _): "\(name) was written and is not recorded"
        case (_, nil): "\(name) is recorded and was not written"
        case (let old?, let new?): difference(in: name, recorded: old, actual: new)?.description
        }
    }
}

/// A recorded file whose digest is all zeros was handwritten, and its digest isn't compared.
private func difference(in name: String, recorded: Data, actual: Data) -> TextDifference? {
    let new = isHandwritten(recorded) ? withZeroDigest(actual) : actual
    return TextDifference(in: name, recorded: recorded, actual: new)
}

func isHandwritten(_ file: Data) -> Bool {
    String(decoding: file, as: UTF8.self).contains("\n\(digestMark)0000000000000000\n")
}

private func withZeroDigest(_ file: Data) -> Data {
    let lines = String(decoding: file, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix(digestMark) ? digestMark + "0000000000000000" : String($0) }
    return Data(lines.joined(separator: "\n").utf8)
}

private let digestMark = "// modelgen: digest "
