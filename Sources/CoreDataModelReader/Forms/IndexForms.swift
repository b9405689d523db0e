import ModelIR

extension Index: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
        sink.put(.partialIndexPredicate, partialPredicate)
    }
}

/// An element of a fetch index. Elements of a compound index have only a `value`.
extension Index.Element: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.property, property)
        sink.put(.expression, expression)
        sink.put(.expressionType, expressionType)
        sink.put(.type, isRTree ? "RTree" : "Binary")
        sink.put(.order, isAscending ? "ascending" : "descending")
    }
}
