import Diagnostics
import ModelIR

/// Builds a model from the parser's sequence of elements.
///
/// A value is added when its element starts; nested elements are then added to it in place.
final class ModelBuilder: XMLHandler {
    let wantsText = false
    var model: Model
    var reports: Reports
    /// The open elements, outermost first.
    private var open: [(name: ElementName, children: ChildOrder)] = []
    /// The number of open elements that are ignored.
    private var skipped = 0
    private var hasStrayText = false
    /// The children of the model element, once it has ended.
    private(set) var modelChildren: ChildOrder?

    init(model: Model, text: SourceText) {
        self.model = model
        reports = Reports(text: text)
    }

    /// The element around the one that starts or ends.
    var parent: ElementName? { open.last?.name }

    /// The element the given number of levels around `parent`.
    func around(_ levels: Int) -> ElementName? { open.dropLast(levels).last?.name }

    func start(_ element: XMLElement) {
        hasStrayText = false
        guard skipped == 0, let name = element.known, belongs(name) else {
            if skipped == 0 { reportUnknown(element) }
            skipped += 1
            return
        }
        checkAttributes(of: element, as: name)
        begin(name, element)
        open.append((name, ChildOrder(of: name)))
    }

    func end() {
        guard skipped == 0 else {
            skipped -= 1
            return
        }
        guard let (name, children) = open.popLast() else { return }
        if !children.isEmpty, name.isContainer, !open.isEmpty {
            open[open.count - 1].children.isFilled(name)
        }
        if open.isEmpty { modelChildren = children }
        finish(name, mark: children.mark)
    }

    func text(_ text: UnsafeBufferPointer<UInt8>, at position: Origin.Position) {
        guard skipped == 0, !hasStrayText else { return }
        hasStrayText = true
        let location = reports.text.location(position)
        if isConflictMarker(text, letter: "=") || isConflictMarker(text, letter: ">") {
            return reports.add(conflictMarker(at: location))
        }
        let message = "text between tags means nothing in a model and is ignored"
        reports.add(Diagnostic(.warning, "xml.unexpected-text", at: location, message))
    }

    private func belongs(_ name: ElementName) -> Bool {
        guard !open.isEmpty else { return name == .model }
        return open[open.count - 1].children.add(name)
    }
}
