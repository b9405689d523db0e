import Diagnostics
import ModelIR

/// Makes a model of the elements that the parser finds, one after the other.
///
/// A value goes to its place when its element starts; what stands inside is added to it there.
final class ModelBuilder: XMLHandler {
    let wantsText = false
    var model: Model
    var reports: Reports
    /// The elements that are open, outermost first.
    private var open: [(name: ElementName, children: ChildOrder)] = []
    /// How many elements are open that are passed over.
    private var skipped = 0
    private var hasStrayText = false
    /// What stands in the model, when its end was found.
    private(set) var modelChildren: ChildOrder?

    init(model: Model, text: SourceText) {
        self.model = model
        reports = Reports(text: text)
    }

    /// The element that holds the one that starts or ends.
    var parent: ElementName? { open.last?.name }

    /// The element so many levels around `parent`.
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
