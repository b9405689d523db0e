import JSON

extension Form<VersionChoice> {
    /// All versions, or some by their names. For example: `"all"`, `["Notes 2"]`.
    static var versions: Self {
        let names = Form<[String]>.list(of: .text)
        let shape = Shape.either([.choice(["all"]), names.shape])
        return Self(shape: shape) { node, reader in
            switch node.content {
            case .string("all"): .all
            case .string(let text): reader.unknownChoice(text, node, ["all"])
            case .array: names.read(node, &reader).map(VersionChoice.named)
            case .null, .boolean, .number, .object: reader.wrongType(node, shape)
            }
        }
    }
}
