import CoreDataLowering
import Diagnostics
import Foundation
import LoweringSupport
import ModelIR
import Mustache
import SQLiteLowering
import SharedLowering
import TestSupport
import Testing

/// What templates get to show for small models, compared with recorded files.
///
/// A decision that changes is seen here by its name, before it becomes code: `make record` records it.
struct ViewGoldenTests {
    @Test(arguments: ViewCase.all) func viewsAreThoseRecorded(_ view: ViewCase) throws {
        let folder = repositoryRoot.appending(path: "Tests/TemplatesTests/Views")
        let file = folder.appending(path: "\(view.name).txt")
        let text = try view.text()
        guard ProcessInfo.processInfo.environment["MODELGEN_RECORD"] == nil else {
            return try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let changed = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
        #expect(recorded == text, "\(changed)")
    }

    @Test func everyRecordedFileHasACase() throws {
        let folder = repositoryRoot.appending(path: "Tests/TemplatesTests/Views")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == ViewCase.all.map { "\($0.name).txt" }.sorted())
    }
}

/// A small model, whose views are recorded under a name.
struct ViewCase: Sendable, CustomTestStringConvertible {
    let name: String
    let model: Model

    var testDescription: String { name }

    /// The views for both targets.
    func text() throws -> String {
        var sink = DiagnosticSink()
        let options = LoweringOptions(access: .public)
        let coreData = CoreDataParts(model, options: options, diagnostics: &sink)
        let sqlite = SQLiteParts(model, options: options, diagnostics: &sink)
        try #require(sink.sorted.isEmpty, "\(sink.sorted)")
        let lines = outline("Core Data", coreData) + [""] + outline("SQLite", sqlite)
        // Marks for line breaks begin with a control character.
        return lines.map { $0.replacing("\u{1}", with: "␁") + "\n" }.joined()
    }

    private func outline(_ target: String, _ parts: some LoweredModel) -> [String] {
        parts.indices.flatMap { index in
            let part = parts.lowered(index)
            return ["# \(part.name), \(target)"] + part.view.outline
        }
    }
}

extension ViewCase {
    static let all = [attributes, relationships, composites]

    private static let attributes = ViewCase(
        name: "attributes",
        model: SmallModel.model(
            [
                SmallModel.entity(
                    "Note",
                    [
                        SmallModel.attribute("title") { $0.defaultValue = .literal(.string("")) },
                        SmallModel.attribute("weight", .double) { $0.isOptional = true },
                        SmallModel.attribute("moodRaw", .integer16) { attribute in
                            attribute.defaultValue = .literal(.integer(1))
                            attribute.changeCode { $0.valueType = "Mood" }
                        },
                        SmallModel.attribute("hash") { $0.isOptional = true },
                    ]
                )
            ],
            [SmallModel.enumeration("Mood", ["low": 1, "high": 2])]
        )
    )

    private static let relationships = ViewCase(
        name: "relationships",
        model: SmallModel.model([
            SmallModel.entity(
                "Album",
                [],
                [
                    SmallModel.links("photos", to: "Photo", inverse: "album") {
                        $0.deleteRule = .cascade
                    }
                ]
            ),
            SmallModel.entity(
                "Photo",
                [],
                [
                    SmallModel.link("album", to: "Album", inverse: "photos") {
                        $0.isOptional = false
                    },
                    SmallModel.links("tags", to: "Tag", inverse: "photos"),
                ]
            ),
            SmallModel.entity(
                "Tag",
                [SmallModel.attribute("name")],
                [SmallModel.links("photos", to: "Photo", inverse: "tags")]
            ),
        ])
    )

    private static let composites = ViewCase(
        name: "composites",
        model: SmallModel.model(
            [
                SmallModel.entity(
                    "Event",
                    ["start", "end", "content_kind"].map { name in
                        SmallModel.attribute(name, name == "content_kind" ? .string : .date) {
                            $0.isOptional = true
                        }
                    }
                ) { entity in
                    entity.compositeProperties = [
                        SmallModel.composite(
                            "content",
                            "Content",
                            isOptional: true,
                            ["date": "start", "period.start": "start", "period.end": "end"]
                        )
                    ]
                }
            ],
            [
                SmallModel.structure(
                    "Period",
                    [
                        SmallModel.part("start", .stored(.date)),
                        SmallModel.part("end", .stored(.date)),
                    ]
                ),
                SmallModel.choice(
                    "Content",
                    [
                        "single": [SmallModel.part("date", .stored(.date))],
                        "span": [SmallModel.part("period", .value("Period"))],
                    ]
                ),
            ]
        )
    )
}
