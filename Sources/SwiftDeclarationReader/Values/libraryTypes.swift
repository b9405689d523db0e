import SwiftNames

extension Catalog {
    /// A type by its own name. A library's type keeps its module if the files declare a type of that name.
    ///
    /// For example: `Mood` for `Note.Mood`, but `Foundation.Data` beside a class `Data`.
    func unqualified(_ type: SpelledType) -> SpelledType {
        type.mapped { name, arguments in
            isHiddenLibraryType(name)
                ? .named(name, arguments) : SpelledType.unqualified(name, arguments)
        }
    }

    /// Whether only the module distinguishes a library's type from one that the files declare.
    func isHiddenLibraryType(_ name: String) -> Bool {
        let own = withoutLibrary(name)
        guard own != name, scalarType(named: own) != nil || libraryCodableTypes.contains(own) else {
            return false
        }
        return models.contains(own) || values[own] != nil || others.contains(own)
            || aliases[own] != nil
    }
}

/// The name of a type without the library that declares it. For example: `Data` for `Foundation.Data`.
func withoutLibrary(_ name: String) -> String {
    name.hasPrefix("Foundation.") ? String(name.dropFirst("Foundation.".count)) : name
}
