import ModelIR

/// A model is named after its folder; the XML attribute `name` is kept.
extension Model: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.flag(.usedWithCloudKit, usedWithCloudKit)
        sink.flag(.usedWithSwiftData, usedWithSwiftData)
    }
}

extension Configuration: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
    }
}

extension Composite: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
    }
}
