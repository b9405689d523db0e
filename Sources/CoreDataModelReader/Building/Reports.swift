import Diagnostics
import ModelIR

/// The diagnostics for one file.
struct Reports {
    private(set) var text: SourceText
    private(set) var all: [Diagnostic] = []
    private var search = NameSearch()

    init(text: SourceText) {
        self.text = text
    }

    /// Reports a declaration.
    mutating func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at origin: Origin,
        _ message: String
    ) {
        all.append(Diagnostic(severity, id, at: text.location(origin.position), message))
    }

    /// Reports the XML attribute `part` of a declaration, or the declaration if it lacks the attribute.
    mutating func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at origin: Origin,
        _ part: AttributeName,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        let place = text.location(origin.position(of: part.text))
        all.append(Diagnostic(severity, id, at: place, message, notes: notes))
    }

    /// Reports an unknown name, with the closest known one.
    mutating func addUnknown<Names: Sequence<String>>(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at origin: Origin,
        _ part: AttributeName,
        _ message: String,
        name: String,
        known: @autoclosure () -> Names,
        notes: [Diagnostic.Note] = []
    ) {
        let nearest = search.nearest(to: name, in: known())
        let position = origin.position(of: part.text)
        let range = nearest == nil ? nil : text.valueRange(ofAttributeAt: position)
        let fix = range.flatMap { range in nearest.map { self.fix(writing: $0, over: range) } }
        let message = message + didYouMean(nearest)
        let place = text.location(position)
        all.append(Diagnostic(severity, id, at: place, message, notes: notes, fix: fix))
    }

    /// Reports an unknown name in the markup itself, such as that of an element.
    mutating func addUnknownMarkup<Names: Sequence<String>>(
        _ id: String,
        at position: Origin.Position,
        skipping prefix: Int,
        _ message: String,
        name: String,
        known: @autoclosure () -> Names
    ) {
        let nearest = search.nearest(to: name, in: known())
        let place = text.location(position)
        var start = place
        start.column += prefix
        let range = SourceRange(start: start, length: name.utf8.count)
        let fix = nearest.map { Diagnostic.Fix("Write '\($0)'.", replace: range, with: $0) }
        let message = message + didYouMean(nearest)
        all.append(Diagnostic(.warning, id, at: place, message, fix: fix))
    }

    /// Reports a position outside of declarations.
    mutating func add(_ diagnostic: Diagnostic) {
        all.append(diagnostic)
    }

    /// Adds the diagnostics for a later piece of the same file.
    mutating func add(contentsOf later: Reports) {
        all += later.all
    }

    private func fix(writing name: String, over range: SourceRange) -> Diagnostic.Fix {
        let text = escapedForXML(name, inAnyQuotes: true)
        return Diagnostic.Fix("Write '\(name)'.", replace: range, with: text)
    }
}
