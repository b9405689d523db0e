import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads `@Distributed(by: \.accountID)`, by what a server divides the rows.
    func readDistribution() {
        guard let annotation = declaration.annotations.first("Distributed") else { return }
        guard annotation.arguments.count == 1, let argument = annotation.arguments.first,
            argument.label == "by", let keyPath = KeyPath(argument.expression)
        else {
            return error(
                "swift.wrong-argument",
                annotation.node,
                "it takes the property by which rows are divided, as in"
                    + " '@Distributed(by: \\.accountID)'"
            )
        }
        let names = storedNames[keyPath.path]
        if names == nil { reportUnknown(keyPath.path, argument.expression) }
        if let names, names.count != 1 {
            return error(
                "swift.wrong-argument",
                argument.expression,
                "'\(keyPath.path)' is stored in \(names.count) columns: name a property that is stored in one"
            )
        }
        entity.distribution = DistributionKey(
            names?.first ?? keyPath.path,
            at: file.origin(of: argument.expression)
        )
    }
}
