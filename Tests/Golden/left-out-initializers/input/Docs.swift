import Foundation
import SwiftData

@Model final class Doc {
    var title: String = ""
    var size: Int = 1
    @Relationship(inverse: \Page.doc) var pages: [Page] = []

    init(title: String, size: Int = 1) {
        self.title = title
        self.size = size
    }

    init(title: String, pages: [Page], note: String = "") {
        self.title = title + note
        self.pages = pages
    }

    convenience init(titled text: String) {
        self.init(title: text, pages: [])
    }

    convenience init(named text: String) {
        self.init(title: text)
    }

    // Left out with the initializer.
    static func samples() -> [Doc] { [Doc(title: "a", pages: [Page(number: 1)])] }
    static var noted: Doc { Self(title: "a", pages: [], note: "b") }
    static var others: [Doc] { [.init(title: "a, \(1)", pages: [])] }
    func copy() -> Doc { Doc(title: title, pages: []) }
    func copies() -> [Doc] { [copy()] }
    static func titled() -> Doc { Doc(titled: "a") }

    // Not these.
    static var plain: [Doc] { [Doc(title: "a"), .init(title: "b", size: 2), Self(size: 3), Doc()] }
    static var named: Doc { Doc(named: "Doc(title: pages:)") /* Doc(titled: "") */ }
}

@Model final class Page {
    var number: Int = 0
    var doc: Doc?

    init(number: Int) {
        self.number = number
    }

    init(after page: Page) {
        number = page.number + 1
        doc = page.doc
    }

    var next: Page { Page(after: self) }
    var first: Page { Page(number: 1) }
}

/// Declarations outside of classes.
func sampleDoc() -> Doc { Doc.init(title: "a", pages: []) }

func plainDoc() -> Doc { Doc.init(title: "a") }

@Model final class Settings {
    var name: String = ""

    init(name: String) {
        self.name = name
    }

    var sample: Doc { sampleDoc() }
    var plain: Doc { plainDoc() }
}
