import Foundation
import ModelStore
import ModelTypes

/// JSON texts of a codable type.
///
/// The type decodes itself from a decoder that has a value for every request. For
/// example: `{"height":0.5,"width":0.5}`.
enum CodableSamples {
    static func texts(of type: any Codable.Type) -> [String] {
        var texts: [String] = []
        for variant in 0..<8 {
            guard let text = text(of: type, variant), !texts.contains(text) else { continue }
            texts.append(text)
        }
        return texts
    }

    private static func text<Value: Codable>(of type: Value.Type, _ variant: Int) -> String? {
        guard let value: Value = try? SampleDecoder(variant: variant).sample(type),
            let json = storedJSON(of: value),
            // Some types decode what they can't encode.
            (try? storedJSONDecoder().decode(type, from: json)) != nil
        else { return nil }
        return String(decoding: json, as: UTF8.self)
    }
}
