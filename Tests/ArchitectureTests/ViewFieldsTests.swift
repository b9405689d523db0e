import Foundation
import TestSupport
import Testing

/// The tables of the views, which `scripts/views.sh` makes of their declarations.
struct ViewFieldsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "views")
    }

    @Test func theTablesAreThoseOfTheViews() throws {
        let result = try views(["--check"])
        #expect(result.succeeded, "\(result.output)")
    }

    @Test func aTableHoldsWhatTheViewDeclares() throws {
        try folder.write(Self.city, to: "CityView.swift")
        #expect(try views(["--check", folder.path]).status == 1)
        let result = try views([folder.path])
        #expect(result.succeeded, "\(result.output)")
        let file = folder.url.appending(path: "ViewFields.swift")
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.table)
        #expect(try views(["--check", folder.path]).succeeded)
    }

    @Test(arguments: [
        ("var name: String", "'name' needs a doc comment"),
        ("/// A name.\n    var name: String", "'name' needs documentation and an example"),
        ("/// For example: `a`\n    var name: String", "'name' needs documentation and an example"),
        ("/// A. For example: `a`.\n    var name: String", "'name' needs documentation and an"),
        ("/// A. For example: `a`\n    var isOne: Bool", "'isOne' isn't a text"),
        ("/// A number.\n    var number: Int", "'number' is neither a text, a flag nor a view"),
        ("/// Something.\n    var name = other", "'name' is neither a text, a flag nor a view"),
        ("/// Two.\n    var isOne, isTwo: Bool", "declare a single property"),
        ("/// One.\n    private let isOne: Bool", "'isOne' is private"),
    ])
    func whatCannotBeAFieldIsReported(_ property: String, _ message: String) throws {
        let view = "\n/// A view.\nstruct CityView: TemplateView {\n    \(property)\n}\n"
        try folder.write(view, to: "CityView.swift")
        let result = try views([folder.path])
        let line = 3 + property.split(separator: "\n").count
        #expect(result.status == 1)
        #expect(result.stderr.contains("CityView.swift:\(line): \(message)"), "\(result.output)")
    }

    private func views(_ arguments: [String]) throws -> ProcessResult {
        try run([repositoryRoot.appending(path: "scripts/views.sh").path] + arguments)
    }
}

extension ViewFieldsTests {
    private static let city = #"""
        /// A city and its
        /// streets.
        ///
        /// Not part of the summary.
        package struct CityView: TemplateView, ConditionalView {
            /// The name of the city, which is sometimes long. For
            /// example: `"Lisbon"`
            package var name: String
            /// A motto in `code`. For example: "`a` \n"
            ///
            /// Why it's optional.
            let motto: String?
            /// The rivers. For example: ` Tejo`
            package private(set) var rivers: [String]
            // A comment in which a var occurs.
            /// Whether it's a capital.
            package var isCapital = false
            /// The streets.
            var streets: [StreetView] {
                let all = [StreetView]()
                return all
            }
            /// The mayor.
            var mayor: PersonView?
            static let modules: Set<String> = []

            func street(named name: String) -> StreetView? {
                let found = streets.first
                return found
            }

            // MARK: Not for templates

            var population: Int
        }

        """#

    /// Not in the text itself, which would seem to import it.
    private static let module = "Mustache"

    private static let table = #"""
        // Made of the views by scripts/views.sh; change those.
        // swift-format-ignore-file
        import \#(module)

        extension CityView {
            package static let summary = "A city and its streets."

            package static let fields: [ViewField<Self>] = ViewField.edges + [
                .text("name", "The name of the city, which is sometimes long.", example: "\"Lisbon\"") { $0.name },
                .optionalText("motto", "A motto in `code`.", example: "`a` \\n") { $0.motto },
                .texts("rivers", "The rivers.", example: " Tejo") { $0.rivers },
                .flag("isCapital", "Whether it's a capital.") { $0.isCapital },
                .list("streets", "The streets.") { $0.streets },
                .optional("mayor", "The mayor.") { $0.mayor },
            ]
        }

        """#
}
