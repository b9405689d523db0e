import ModelIR

extension Entity: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
        sink.put(.representedClassName, classReference.xmlText)
        sink.flag(.isAbstract, isAbstract)
        sink.put(.parentEntity, parent)
        sink.put(.elementID, renamingIdentifier)
        sink.put(.versionHashModifier, versionHashModifier)
        sink.put(.codeGenerationType, codeGeneration?.rawValue)
    }
}

extension Entity.ClassReference {
    /// The text of `representedClassName`; `nil` if the attribute isn't written.
    var xmlText: String? {
        switch self {
        case .unspecified: nil
        case .empty: ""
        case .named(let name): name
        case .inCurrentModule(let name): "." + name
        case .inModule(let module, let name): module + "." + name
        }
    }

    /// Creates the class setting from `representedClassName`.
    init(xmlText text: String?) {
        guard let text else {
            self = .unspecified
            return
        }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        if text.isEmpty {
            self = .empty
        } else if parts.count < 2 || parts[1].isEmpty {
            self = .named(text)
        } else if parts[0].isEmpty {
            self = .inCurrentModule(String(parts[1]))
        } else {
            self = .inModule(String(parts[0]), String(parts[1]))
        }
    }
}
