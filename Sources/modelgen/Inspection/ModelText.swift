import ModelIR
import ParallelMap

/// A model as text for people: the output of `modelgen inspect`.
struct ModelText {
    let model: Model

    init(_ model: Model) {
        self.model = model
    }

    /// The text, in blocks that are separated by empty lines. Complexity: O(n).
    var text: String {
        let entities = concurrentMap(model.entities.indices) { index in
            block(lines(of: model.entities[index]))
        }
        let others = model.composites.map(lines(of:)) + [valueTypes, fetchRequests, configurations]
        return ([block(header)] + entities + others.map(block))
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private func block(_ lines: [String]) -> String {
        lines.isEmpty ? "" : lines.map(printable).joined(separator: "\n") + "\n"
    }

    private var header: [String] {
        let version = model.version.map { ", version '\($0)'" } ?? ""
        let uses = [
            model.usedWithCloudKit ? "Used with CloudKit" : nil,
            model.usedWithSwiftData ? "Used with SwiftData" : nil,
        ]
        return ["Model \(model.name)\(version)"] + model.sources.map { "Read from \($0.path)" }
            + uses.compactMap { $0 } + section("User info", model.userInfo.map(row(of:)))
    }

    private func lines(of entity: Entity) -> [String] {
        ["Entity " + ([entity.name] + details(of: entity)).joined(separator: ", ")]
            + section("Attributes", entity.attributes.map(row(of:)))
            + section("Relationships", entity.relationships.map { row(of: $0, in: entity) })
            + section("Fetched properties", entity.fetchedProperties.map(row(of:)))
            + section("Indexes", entity.indexes.map(row(of:)))
            + section("Unique", entity.uniquenessConstraints.map { [$0.joined(separator: ", ")] })
            + section("User info", entity.userInfo.map(row(of:)))
    }

    private func lines(of composite: Composite) -> [String] {
        ["Composite \(composite.name)"]
            + section("Attributes", composite.attributes.map(row(of:)))
            + section("User info", composite.userInfo.map(row(of:)))
    }

    private var valueTypes: [String] {
        section("Value types", model.valueTypes.map { row(of: $0) }, indentation: 0)
    }

    private var fetchRequests: [String] {
        section("Fetch requests", model.fetchRequests.map(row(of:)), indentation: 0)
    }

    private var configurations: [String] {
        let rows = model.configurations.map { configuration in
            let details = texts(of: configuration.userInfo).joined(separator: ", ")
            return [configuration.name, configuration.entities.joined(separator: ", "), details]
        }
        return section("Configurations", rows, indentation: 0)
    }
}

/// Returns a text with escaped control characters: a name must not move the cursor.
private func printable(_ text: String) -> String {
    // Most lines are plain ASCII, and checking bytes is faster than checking properties of
    // characters.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
        let isControl = scalar.properties.generalCategory == .control
        result += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
}
