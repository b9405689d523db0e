import Foundation
@preconcurrency import Dispatch
import SwiftData
#if canImport(Observation)
    import struct Observation.ObservationRegistrar
#endif

/// What notes are about.
enum NotesV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self, Reminder.self] }

    @Model
    @Initializer("titled", \.title)
    @Initializer("about", \.title, \.rating, \.isPinned)
    class Note {
        static let longestTitle = 40

        /// How much a note matters.
        enum Weight { case light, heavy }

        var title: String {
            didSet { changes += 1 }
        }
        var changes = 0
        var rating: Double?
        var isPinned = false
        var createdAt: Date = Date()

        var keywords: [String] = []
        var counts: [String: Int] = [:]
        var digest: Data = Data()
        var sortKey: String = String(Int.max)
        @Transient var marks: Set<Int> = []
        @Transient private var found: [String: Int]?
        /// Asked for once in a while.
        @Transient
        var words: [String] = [] {
            didSet { found = nil }
        }

        /// More than a line.
        var isLong: Bool { title.count > Self.longestTitle }

        #if os(macOS)
            /// As the menu shows it.
            var menuTitle: String {
                isPinned ? "* \(title)" : title
            }
        #endif

        init(title: String) {
            self.title = title
        }

        init(_ title: String = "New", rated rating: Double? = 0.5) {
            self.title = title
            self.rating = rating
            words = []
        }

        init?(text: Substring) {
            guard let line = text.split(separator: "\n").first else { return nil }
            title = String(line)
        }

        convenience init() {
            self.init(title: "")
        }

        enum CodingKeys: String, CodingKey { case title }

        enum Failure: String, Error { case noTitle }

        enum Mark: String, Identifiable {
            case star, dot
            var id: String { rawValue }
        }

        func hash(into hasher: inout Hasher) { hasher.combine(title) }

        /// A note of one word.
        convenience init(word: String, isPinned: Bool = false) {
            self.init(title: word.uppercased(), isPinned: isPinned)
            words = [word]
        }

        convenience init(titled title: String) {
            self.init(title: title, isPinned: true)
        }

        deinit { print("gone") }

        /// Writes what is there, line by line.
        func summary(
            of weight: Weight
        ) -> String {
            """
            Title: \(title)
              indented

            Weight: \(weight)
            """
        }

        override var description: String { title }
    }

    @available(macOS 26, *)
    @Model
    @Initializer("due", \.title, \.due)
    final class Reminder: Note {
        var due: Date
        private var snoozeCount = 0
        public private(set) var doneAt: Date?

        func unpin() { isPinned = false }

        convenience init(word: String, isPinned: Bool = true) {
            self.init(due: .now, title: word)
        }
    }
}
