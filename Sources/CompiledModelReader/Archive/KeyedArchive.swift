/// The objects of an `NSKeyedArchiver` archive, as data: no class is instantiated.
final class KeyedArchive {
    private let list: BinaryPropertyList
    /// The values that references lead to, as indices of the list.
    private let objects: [Int]
    private var fields: [Int: [String: Int]] = [:]

    init(_ bytes: [UInt8]) throws(ArchiveProblem) {
        do { list = try BinaryPropertyList(bytes) } catch { throw .propertyList(error) }
        guard case .dictionary(let keys, let values) = list.nodes[list.top] else {
            throw .notAnArchive
        }
        let outer = Self.dictionary(list, keys, values)
        guard let place = outer["$objects"], case .array(let objects) = list.nodes[place] else {
            throw .notAnArchive
        }
        self.objects = objects
        fields[list.top] = outer
    }

    /// The object that was archived: the value of `root`, or the only one.
    var root: ArchivedObject? {
        guard let top = fields[list.top]?["$top"],
            case .dictionary(let keys, let values) = list.nodes[top]
        else { return nil }
        let named = Self.dictionary(list, keys, values)
        return (named["root"] ?? values.first).flatMap { value($0).object }
    }

    /// The value of a node. A reference that leads nowhere is `null`.
    func value(_ index: Int) -> ArchivedValue {
        switch list.nodes[index] {
        case .reference(let number):
            guard objects.indices.contains(number) else { return .null }
            return direct(objects[number])
        default: return direct(index)
        }
    }

    private func direct(_ index: Int) -> ArchivedValue {
        switch list.nodes[index] {
        case .null, .reference: .null
        // The first object of each archive is this text, which stands for `nil`.
        case .string("$null"): .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .date(let value): .date(value)
        case .data(let value): .data(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements)
        case .dictionary: .object(ArchivedObject(archive: self, index: index))
        }
    }

    func field(_ name: String, of index: Int) -> ArchivedValue {
        if fields[index] == nil, case .dictionary(let keys, let values) = list.nodes[index] {
            fields[index] = Self.dictionary(list, keys, values)
        }
        return fields[index]?[name].map(value) ?? .null
    }

    private static func dictionary(
        _ list: BinaryPropertyList,
        _ keys: [Int],
        _ values: [Int]
    ) -> [String: Int] {
        let pairs = zip(keys, values).compactMap { key, value -> (String, Int)? in
            guard case .string(let name) = list.nodes[key] else { return nil }
            return (name, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

/// The reason why an archive can't be read.
enum ArchiveProblem: Error {
    case propertyList(PropertyListProblem)
    case notAnArchive

    /// For example: `isn't a keyed archive`.
    var message: String {
        switch self {
        case .propertyList(let problem): problem.message
        case .notAnArchive: "isn't a keyed archive"
        }
    }
}
