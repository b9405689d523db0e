import TextLayout

/// A template that has been checked against a view and can be rendered.
///
/// `View` is a ``TemplateView``. Deliberately unconstrained, like ``ViewField``: a constraint would
/// cost a runtime conformance lookup.
///
/// For example: `template.render(CityView(name: "Lisbon", streets: []))`
package struct Template<View>: Sendable {
    private let program: Program
    private let start: Int
    private let names: UsedNames

    /// The names that the template and its partials use, sorted.
    ///
    /// For example: the names that no template uses are
    /// `Set(TemplateName.all(reachableFrom: CityView.self)).subtracting(template.namesUsed)`
    package var namesUsed: [TemplateName] { names.names }

    /// The template and all its partials, each with the views that are innermost where it's used,
    /// sorted.
    package var uses: [TemplateUse] { names.uses }

    /// The names of the template and all its partials.
    package var templateNames: Set<String> { names.templateNames }

    init(_ state: LoadingState, start: Int) {
        self.start = start
        program = Program(state.programs)
        names = state.names
    }

    /// Appends the rendered text to the output, as UTF-8.
    /// - Parameter width: The maximum width of a line with breaks, in characters.
    package func render(_ view: View, width: Int = .max, into output: inout [UInt8]) {
        program.withMemory { memory in
            withUnsafePointer(to: view) { root in
                var renderer = Renderer(program, memory, ViewAddress(root))
                renderer.render(template: start, LineLayout(width: width), into: &output)
            }
        }
    }

    /// The rendered text.
    package func render(_ view: View, width: Int = .max) -> String {
        var output: [UInt8] = []
        render(view, width: width, into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
