import Foundation

@Validated(.trimmed, .length(1..<80))
struct Subject { var rawValue: String }

@OptionSet<Int64>(ids: 0...62)
struct Labels {}

@Composite
enum Content {
    case text(body: String)
    case picture(data: Data)
}

@Model
class Note {
    /// What the list shows.
    var title: String {
        willSet {
            guard newValue != title else { return }
            history += title + ";"
        }
        didSet {
            changes += 1
            // A note has a title.
            if title.isEmpty { title = oldValue }

            guard changes > 1 else { return }
            self.title = self.title.lowercased()
        }
    }
    var changes = 0
    var history = ""
    var subject: Subject? {
        didSet(former) { touched(former?.rawValue) }
    }
    private(set) var rating: Int? = nil { didSet { changes += 1 } }
    var `default`: Bool = false {
        didSet { if `default` { changes = 0 } }
    }
    var content: Content? {
        willSet(newContent) { if case .text = newContent { changes += 1 } }
        didSet { changes += content == nil ? -1 : 1 }
    }
    @Transient var isShown: Bool = false { didSet { changes += 1 } }

    #if DEBUG
        var trace: String? {
            didSet {
                print(
                    """
                    trace: \(trace ?? "")

                    changes: \(changes)
                    """
                )
            }
        }
    #endif

    @Stored("labelMask", as: Labels.self) var labels: [Int] = [] {
        didSet { if labels.count > 2 { labels = oldValue } }
    }
    @Stored("idMask", as: Labels.self) var ids: [Int]? = nil {
        willSet { changes += newValue?.count ?? 0 }
    }
    var parent: Note? { didSet { changes += 1 } }
    var children: [Note]
    var size: Int = 0 {
        didSet {
            let size = 1
            changes += size
        }
    }

    func rate(_ rating: Int) { self.rating = rating }

    private func touched(_ text: String?) { history += (text ?? "-") + ";" }
}

@Model
final class Reminder: Note {
    var due: Date { didSet { changes += 1 } }
    /// Who is reminded.
    var owner: Person {
        willSet { history += newValue.name + ";" }
    }
}

@Model
final class Person {
    var name: String
    var busy = 0
    @Relationship(.ordered, deleteRule: .cascade, inverse: \Reminder.owner)
    var reminders: [Reminder] {
        willSet { busy = newValue.count }
        didSet { if reminders.count > 2 { reminders = oldValue } }
    }
    @Relationship(inverse: \Person.friends) var friends: [Person] { didSet { busy += 10 } }

    #if DEBUG
        var rival: Person? { didSet { busy += 100 } }
    #endif
}
