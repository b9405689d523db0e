import Diagnostics
import ModelIR

extension ModelAnnotator {
    /// Renames properties in carried-over code as the configuration renames them, and removes code in which a
    /// name may or may not refer to a property.
    ///
    /// - Parameter declared: The model before, with the declared names.
    mutating func renameInCode(declared: Model) {
        var renamings = PropertyRenamings()
        for (old, new) in zip(declared.entities, model.entities) where old.code != nil {
            for property in old.properties where property.origin.file.isSwift {
                guard let changed = new.property(named: property.name) else { continue }
                renamings.add(property.declaredName, as: changed.declaredName, of: old.name)
            }
        }
        if renamings.isEmpty { return }
        let unclear = model.rename(renamings)
        found += model.removeFragments(naming: [], with: unclear).map {
            $0.warning("missing", "move it into a file of your own")
        }
    }
}
