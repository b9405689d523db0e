import Diagnostics
import SwiftSyntax

/// What is to say about the files of a run.
final class Reports {
    private(set) var all: [Diagnostic] = []
    /// Looking for a near name takes long in files with thousands of mistakes.
    private var searchesLeft = 100

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

    /// A remark on a node.
    func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at node: some SyntaxProtocol,
        in file: SourceFile,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        all.append(Diagnostic(severity, id, at: file.location(of: node), message, notes: notes))
    }

    /// An error about a name that does not exist, with the nearest one that does.
    func addUnknown(
        _ id: String,
        at node: some SyntaxProtocol,
        in file: SourceFile,
        _ message: String,
        name: String,
        known: some Sequence<String>,
        notes: [Diagnostic.Note] = []
    ) {
        let nearest = nearest(to: name, in: known)
        let range = file.range(of: node)
        let fix = nearest.flatMap { nearest in
            range.length == name.utf8.count
                ? Diagnostic.Fix("Write '\(nearest)'.", replace: range, with: nearest) : nil
        }
        let end = nearest.map { ", did you mean '\($0)'?" } ?? ""
        all.append(Diagnostic(.error, id, at: range.start, message + end, notes: notes, fix: fix))
    }

    private func nearest(to name: String, in known: some Sequence<String>) -> String? {
        guard searchesLeft > 0, name.utf8.count <= 200 else { return nil }
        searchesLeft -= 1
        return nearestName(to: name, in: known)
    }
}
