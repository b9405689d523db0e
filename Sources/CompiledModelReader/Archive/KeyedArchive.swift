/// The objects of an `NSKeyedArchiver` archive, as data: no class is instantiated.
final class KeyedArchive {
    private let list: BinaryPropertyList
    /// The values that references lead to, as indices of the list.
    private var objects: [Int]
    /// The numbers of the names that are keys of dictionaries. An object has few keys, and many objects
    /// have the same ones.
    private let numbers: [String: Int]
    /// The number of the name that a node is; 0 for a node that isn't a key.
    private let keyNumbers: [Int]

    init(_ bytes: [UInt8]) throws(ArchiveProblem) {
        do { list = try BinaryPropertyList(bytes) } catch { throw .propertyList(error) }
        (numbers, keyNumbers) = Self.numberedKeys(list)
        objects = []
        guard let place = place("$objects", of: list.top),
            case .array(let objects) = list.nodes[place]
        else { throw .notAnArchive }
        self.objects = objects
    }

    private static func numberedKeys(
        _ list: BinaryPropertyList
    ) -> (numbers: [String: Int], keyNumbers: [Int]) {
        var numbers: [String: Int] = [:]
        var keyNumbers = [Int](repeating: 0, count: list.nodes.count)
        for case .dictionary(let keys, _) in list.nodes {
            for key in keys where keyNumbers[key] == 0 {
                guard case .string(let name) = list.nodes[key] else { continue }
                let number = numbers[name] ?? numbers.count + 1
                numbers[name] = number
                keyNumbers[key] = number
            }
        }
        return (numbers, keyNumbers)
    }

    /// The object that was archived: the value of `root`, or the only one.
    var root: ArchivedObject? {
        guard let top = place("$top", of: list.top),
            case .dictionary(_, let values) = list.nodes[top]
        else { return nil }
        return (place("root", of: top) ?? values.first).flatMap { value($0).object }
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
        place(name, of: index).map(value) ?? .null
    }

    /// How many keys of an object are read: no class archives so many, and a damaged archive may lead to an
    /// object very often.
    private static let maximumKeys = 200

    /// The index of a dictionary's value.
    private func place(_ name: String, of index: Int) -> Int? {
        guard let number = numbers[name],
            case .dictionary(let keys, let values) = list.nodes[index]
        else { return nil }
        return keys.prefix(Self.maximumKeys).firstIndex { keyNumbers[$0] == number }
            .map { values[$0] }
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
