import ModelIR

extension Model {
    /// The model as if all of it stood in one place, for comparing.
    var withoutPlaces: Model {
        let nowhere = Origin(file: "", position: Origin.Position(line: 1, column: 1))
        var model = self
        model.changeOrigins { $0 = nowhere }
        return model
    }
}
