import Foundation

extension Note {
    /// One line. For example: `Morning run (sport, weather), 70.5 kg`.
    package var line: String {
        let topics = topics.names.isEmpty ? "" : " (\(topics.names.joined(separator: ", ")))"
        return title.rawValue + topics + (weight.map { ", \($0) kg" } ?? "")
    }

    /// The note with everything in it.
    package var text: String {
        let items = items.sorted { $0.name.rawValue < $1.name.rawValue }
        return ([line] + items.flatMap(\.lines).map { "  " + $0 }).joined(separator: "\n")
    }
}

extension Item {
    fileprivate var lines: [String] {
        let tags = tags.map(\.name).sorted().map { " #" + $0 }.joined()
        let data = data.map { $0.line(unit: unit) }.sorted()
        let memos = memos.sorted { $0.recordedAt < $1.recordedAt }.map(\.line)
        return [name.rawValue + tags] + (data + memos).map { "  " + $0 }
    }
}

extension ItemData {
    fileprivate func line(unit: String?) -> String {
        let options = optionSelections.map(String.init).joined(separator: ", ")
        return content.text(unit: unit) + (options.isEmpty ? "" : ", ticked \(options)")
    }
}

extension ItemDataContent {
    fileprivate func text(unit: String?) -> String {
        let unit = unit.map { " " + $0 } ?? ""
        return switch self {
        case .singleValue(let date, let value): "\(date.text): \(value)\(unit)"
        case .interval(let pair): pair.text
        case .intervalValue(let pair, let value): "\(pair.text): \(value)\(unit)"
        }
    }
}

extension ValidatedPairDate {
    fileprivate var text: String { "\(start.text) to \(end.text)" }
}

extension Memo {
    fileprivate var line: String {
        let captions = photos.compactMap(\.caption)
        return (text ?? "memo") + captions.map { " [\($0)]" }.joined()
    }
}

extension Date {
    /// For example: `2026-01-13T12:26:40Z`.
    fileprivate var text: String { formatted(.iso8601) }
}
