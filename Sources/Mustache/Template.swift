/// A template that was checked against a view, ready to render.
///
/// For example: `template.render(CityView(name: "Lisbon", streets: []))`
package struct Template<View: TemplateView>: Sendable {
    private let schema: Schema<View>
    private let programs: [[Node]]
    private let start: Int

    /// The names that the template and its partials use, sorted.
    ///
    /// For example: the names that no template uses are
    /// `Set(TemplateName.all(reachableFrom: CityView.self)).subtracting(template.namesUsed)`
    package let namesUsed: [TemplateName]

    /// The shape of the template's text, without its partials.
    package let shape: TemplateShape

    init(_ schema: Schema<View>, _ state: LoadingState, start: Int, shape: TemplateShape) {
        self.schema = schema
        self.start = start
        self.shape = shape
        programs = state.programs
        namesUsed = state.namesUsed.sorted()
    }

    /// Appends the rendered text to the output, as UTF-8.
    package func render(_ view: View, into output: inout [UInt8]) {
        let root = ViewFrame(view: view, schema: schema)
        var renderer = Renderer(programs, root)
        renderer.exchangeOutput(&output)
        renderer.render(program: start)
        renderer.exchangeOutput(&output)
    }

    /// The rendered text.
    package func render(_ view: View) -> String {
        var output: [UInt8] = []
        render(view, into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
