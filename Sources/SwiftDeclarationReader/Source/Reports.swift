import Diagnostics
import SwiftSyntax

/// The diagnostics for the files of a run.
final class Reports {
    private(set) var all: [Diagnostic] = []
    private var search = NameSearch()

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at place: SourceLocation,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        all.append(Diagnostic(severity, id, at: place, message, notes: notes))
    }

    /// Reports a node.
    func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at node: some SyntaxProtocol,
        in file: SourceFile,
        _ message: String
    ) {
        all.append(Diagnostic(severity, id, at: file.location(of: node), message))
    }

    /// Reports an integer type that is stored as a wider one, because no store supports it.
    ///
    /// - Parameter isKept: Whether code for SQLite has the type itself.
    func addWidened(
        _ type: SpelledType,
        isKept: Bool = false,
        at node: some SyntaxProtocol,
        in file: SourceFile
    ) {
        guard let number = type.widenedNumber else { return }
        let name = number.rawValue
        let isLossy = [.uint, .uint64].contains(number)
        let wider =
            "an \(number.stored.nameInMessages)"
            + (isLossy ? ", so that values above Int64.max can't be saved" : "")
        add(
            .note,
            "swift.wider-integer",
            at: node,
            in: file,
            isKept
                ? "stores have no \(name): it's stored as \(wider), which code for Core Data has as well"
                : "stores have no \(name), so the code has \(wider)"
        )
    }

    /// Reports an `@available` that generated code doesn't have.
    func addLeftOutAvailability(_ annotation: Annotation, of name: String, in file: SourceFile) {
        add(
            .note,
            "swift.availability-left-out",
            at: annotation.node,
            in: file,
            "'@available' of '\(name)' isn't carried over: what is generated for it is available wherever its"
                + " framework has what it uses"
        )
    }

    /// Reports a position without a node.
    func add(_ diagnostic: Diagnostic) {
        all.append(diagnostic)
    }

    /// Reports an attribute without meaning here: a misspelled one is an error, one from another
    /// library is a warning.
    ///
    /// - Parameters:
    ///   - subject: The kind of declaration. For example: `a model class`.
    ///   - known: The attributes that such a declaration may have.
    func addUnknownAttribute(
        _ annotation: Annotation,
        of subject: String,
        named name: String,
        in file: SourceFile,
        known: [String]
    ) {
        let message = "there is no attribute '@\(annotation.name)' for \(subject)"
        guard search.nearest(to: annotation.name, in: known) == nil else {
            return addUnknown(
                "swift.unknown-attribute",
                at: annotation.node.attributeName,
                in: file,
                message,
                name: annotation.name,
                known: known
            )
        }
        add(
            .warning,
            "swift.attribute-left-out",
            at: annotation.node,
            in: file,
            "'\(name)' is generated without '@\(annotation.name)', which modelgen does not know; what it"
                + " adds is missing in the code"
        )
    }

    /// Reports an unknown name, with the closest known one.
    ///
    /// - Parameter token: The name, if the node is more than that.
    func addUnknown<Names: Sequence<String>>(
        _ id: String,
        at node: some SyntaxProtocol,
        in file: SourceFile,
        _ message: String,
        name: String,
        fixing token: TokenSyntax? = nil,
        known: @autoclosure () -> Names,
        notes: [Diagnostic.Note] = []
    ) {
        let nearest = search.nearest(to: name, in: known())
        let range = token.map { file.range(of: $0) } ?? file.range(of: node)
        let fix = nearest.flatMap { nearest in
            range.length == name.utf8.count
                ? Diagnostic.Fix("Write '\(nearest)'.", replace: range, with: nearest) : nil
        }
        let (place, message) = (file.location(of: node), message + didYouMean(nearest))
        all.append(Diagnostic(.error, id, at: place, message, notes: notes, fix: fix))
    }
}
