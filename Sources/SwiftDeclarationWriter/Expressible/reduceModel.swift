import ModelIR
import SwiftNames

extension ExpressibleModel {
    /// Reduces the parts of the model that don't belong to an entity.
    mutating func reduceModel() {
        for request in model.fetchRequests {
            leaveOut("fetch-request.left-out", "fetch request", request.name, request.origin)
        }
        for configuration in model.configurations {
            leaveOut(
                "configuration.left-out",
                "configuration",
                configuration.name,
                configuration.origin
            )
        }
        for composite in model.composites {
            leaveOut("composite.left-out", "composite", composite.name, composite.origin)
        }
        model.fetchRequests = []
        model.configurations = []
        model.composites = []
        var losses = Losses()
        losses.reduce(&model.usedWithCloudKit, to: false, "its mark 'Used with CloudKit'")
        losses.reduce(&model.usedWithSwiftData, to: false, "its mark 'Used with SwiftData'")
        losses.reduce(&model.userInfo, to: [], userInfoWords(original.userInfo))
        warn("model.left-out", model.origin, model.name, losses)
        settings.reduce(&model.layout, to: [], .layout)
        settings.reduce(&model.kept, to: [], .head)
        for index in model.valueTypes.indices { wrap(&model.valueTypes[index].documentation, 0) }
    }

    mutating func leaveOut(_ id: String, _ what: String, _ name: String, _ origin: Origin) {
        warn(id, origin, "the \(what) '\(name)' is not written: declarations can't express it")
    }
}

/// Breaks overlong lines of a doc comment between words.
func wrap(_ documentation: inout [String], _ indentation: Int) {
    documentation = documentation.flatMap {
        TextWidth.wrapped($0, indentation: indentation + 4)
    }.map { line in
        var line = line[...]
        while line.last == " " || line.last == "\t" { line.removeLast() }
        return String(line)
    }
}
