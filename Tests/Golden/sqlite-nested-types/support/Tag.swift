/// What the declaration names and the generated code does not declare.
struct Tag: Codable { var name: String }
