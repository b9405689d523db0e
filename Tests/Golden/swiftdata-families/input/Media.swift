import Foundation
import SwiftData

/// As large as a view.
protocol Sized {
    var width: CGFloat { get }
}

struct Untitled: Error {}

@Model class Media: Sized {
    var title: String
    var width: CGFloat = 10
    var due: Date = Date(
        timeInterval: 1_209_600,
        since: .now
    )
    @Attribute(.transformable(by: "NSSecureUnarchiveFromData")) var keywords: [String] = []
    @Relationship(deleteRule: .cascade, inverse: \Part.media) private var parts: [Part] = []

    init(title: String) throws {
        guard !title.isEmpty else { throw Untitled() }
        self.title = title.uppercased()
    }

    func summary() -> String { title }
}

@Model final class Film: Media {
    var minutes: Int
    var level: Level = Level.low

    init(title: String, minutes: Int) throws {
        self.minutes = minutes
        try super.init(title: title)
    }

    override func summary() -> String { "\(super.summary()), \(minutes)" }

    /// The level's own type.
    var header: [UInt8] { [level.rawValue, 0] }

    enum Level: UInt8, Codable {
        case low = 1
        case high
    }
}

@Model final class Part {
    var number: Int = 0
    var media: Media?

    init() {}
}

#if canImport(UIKit)
    import UIKit

    @objc(ColorTransformer) final class ColorTransformer: NSSecureUnarchiveFromDataTransformer {
        override class var allowedTopLevelClasses: [AnyClass] { [UIColor.self] }
    }
#endif
