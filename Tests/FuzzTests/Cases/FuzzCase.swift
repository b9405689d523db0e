import ModelIR
import Pipeline

@testable import CoreDataModelReader

/// A model folder with options: what one case reads.
struct FuzzCase {
    let name: CaseName
    /// The folder's name. For example: `Model.xcdatamodeld`.
    var folder: String
    /// The files in it, by their paths.
    var files: [(path: String, bytes: [UInt8])]
    var access: AccessLevel
    var target: Target
    var layout: Layout
    var onMissing: MissingValuePolicy

    init(_ name: CaseName) {
        var random = name.random
        self.name = name
        access = random.any(AccessLevel.self)
        target = random.any(Target.self)
        layout = random.any(Layout.self)
        onMissing = random.any(MissingValuePolicy.self)
        let contents = mutatedModel(&random)
        if random.isOne(in: 8) {
            folder = (random.pick(folderNames) ?? "Model") + ".xcdatamodeld"
            files = bundle(contents, &random)
        } else {
            folder = (random.pick(folderNames) ?? "Model") + ".xcdatamodel"
            files = [("contents", contents)]
        }
    }
}

/// Names that files can have, most of them harmless.
private let folderNames = [
    "Model", "Model", "Model", "Model", "Model", "My Model", "Größe", "a'b\"c", "1", "new\nline",
    "class", "{{x}}", "..", "-x", "\u{202E}", "Note",
]

private func mutatedModel(_ random: inout Random) -> [UInt8] {
    guard let seed = SeedModel.any(&random) else { return [] }
    guard let markup = seed.markup, random.below(10) > 0 else {
        return damaged(seed.bytes, &random)
    }
    var model = markup
    mutate(&model, &random)
    let bytes = Array(model.text.utf8)
    return random.isOne(in: 15) ? damaged(bytes, &random) : bytes
}

private func damaged(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) { mutateBytes(&bytes, &random) }
    return bytes
}

/// Half of the models get only changes that a modeller could make.
private func mutate(_ model: inout Markup, _ random: inout Random) {
    let isGentle = random.below(10) < 6
    for _ in 0...random.below(isGentle ? 6 : 4) {
        switch random.below(isGentle ? 6 : 10) {
        case 0...3: mutateStructure(&model, &random)
        case 4, 5: renameEverywhere(&model, &random)
        case 6, 7: mutateMarkup(&model, &random)
        default: mutateValue(&model, &random)
        }
    }
}

/// Two versions, and a file that says which is current, at times a damaged one.
private func bundle(_ contents: [UInt8], _ random: inout Random) -> [(String, [UInt8])] {
    var current = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/p.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>Second.xcdatamodel</string>
        </dict>
        </plist>
        """.utf8
    )
    if random.isOne(in: 2) { mutateBytes(&current, &random) }
    let other = SeedModel.any(&random)?.bytes ?? []
    return [
        (".xccurrentversion", current), ("Second.xcdatamodel/contents", contents),
        ("First.xcdatamodel/contents", other),
    ]
}
