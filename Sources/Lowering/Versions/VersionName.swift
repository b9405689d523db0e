import SwiftNames

/// What a version is called, in its input and in code.
package struct VersionName: Hashable, Sendable {
    /// As the input says it. For example: `Notes 2`.
    package let title: String
    /// The enum of the version. For example: `NotesV2`.
    package internal(set) var type: String
    /// The version in the names of functions. For example: `V2`.
    package internal(set) var short: String
    /// Three numbers. For example: 2, 0, 0.
    package internal(set) var number: [Int]

    /// A version that is an enum in its input, with the name and the number that it has there.
    package init(declared name: String, number: [Int]) {
        title = name
        type = name
        short = SwiftIdentifier.capitalized(name)
        self.number = threeNumbers(number)
    }

    /// A version that is a file. For example: `Notes 2` of the model `Notes`.
    init(file name: String, of model: String) {
        title = name
        short = shortName(name, of: model)
        type = typeName(model) + short
        number = threeNumbers(numbers(in: name, of: model) ?? [])
    }
}

extension [VersionName] {
    /// The versions of a model that are files, from the oldest.
    ///
    /// Versions have the numbers in their names if these increase. A version whose name isn't made of numbers has
    /// the number that follows the previous version's. Otherwise, versions are counted. For example: `V1` and `V2`
    /// for `Notes` and `Notes 2`; 2.0.0 and 2.0.1 for `2.0` and `2.0-beta`.
    ///
    /// Files record the numbers, so adding a version should leave those of others unchanged. They only change if
    /// two versions would have the same number.
    package init(files: [String], of model: String) {
        self = files.map { VersionName(file: $0, of: model) }
        if contains(where: { $0.number != [0, 0, 0] }) { numberOthers() }
        let grows = zip(self, dropFirst()).allSatisfy {
            $0.number.lexicographicallyPrecedes($1.number)
        }
        var taken: Set<String> = []
        for index in indices {
            let isCounted = !grows || self[index].number == [0, 0, 0]
            if isCounted { self[index].number = [index + 1, 0, 0] }
            while !taken.insert(self[index].short).inserted {
                self[index].short += "_"
                self[index].type += "_"
            }
        }
    }

    /// Numbers the versions whose names aren't made of numbers.
    private mutating func numberOthers() {
        var last = [0, 0, 0]
        for index in indices {
            if self[index].number == [0, 0, 0] {
                self[index].number = [last[0], last[1], last[2] + 1]
            }
            last = self[index].number
        }
    }

    /// The version that isn't released yet, after all others.
    package func next(of model: String) -> VersionName {
        var name = VersionName(file: "Current", of: model)
        let last = last?.number ?? [0, 0, 0]
        name.number = [last[0], last[1], last[2] + 1]
        return name
    }
}

/// The name of a model as the beginning of a type's name. For example: `HealthNotes`.
package func typeName(_ model: String) -> String {
    let name = words(of: model).map(SwiftIdentifier.capitalized).joined()
    return SwiftIdentifier.sanitized(name.isEmpty ? "Model" : name)
}

/// For example: `V1` for `Notes`, `V3` for `Notes 3`, `V1_2` for `1.2`, `Draft` for `Notes draft`.
private func shortName(_ name: String, of model: String) -> String {
    let words = ownWords(of: name, model)
    if words.isEmpty { return "V1" }
    if let numbers = numbers(in: name, of: model) {
        return "V" + numbers.map(String.init).joined(separator: "_")
    }
    return SwiftIdentifier.sanitized(words.map(SwiftIdentifier.capitalized).joined())
}

/// The numbers that a name consists of, apart from the model's: 1 for the model's name alone.
///
/// For example: 1 and 2 for `Notes 1.2`, and 3 for `v3`.
private func numbers(in name: String, of model: String) -> [Int]? {
    let words = ownWords(of: name, model)
    if words.isEmpty { return [1] }
    let numbers = words.map { word in
        Int(word.lowercased().hasPrefix("v") ? word.dropFirst() : word[...])
    }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
}

/// The words of a version's name behind the name of the model.
private func ownWords(of name: String, _ model: String) -> [String] {
    words(of: name.hasPrefix(model) ? String(name.dropFirst(model.count)) : name)
}

private func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
}

private func threeNumbers(_ numbers: [Int]) -> [Int] {
    Array((numbers + [0, 0, 0]).prefix(3))
}
