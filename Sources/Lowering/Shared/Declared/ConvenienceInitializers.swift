import Diagnostics
import ModelIR
import SwiftNames

/// The declared initializers of some properties.
///
/// For example: `init(named name: ValidatedName)` for `@Initializer("named", \.name)`.
package struct ConvenienceInitializers {
    package let entity: Entity
    /// The parameters of the full initializer, in its order.
    package let parameters: [Parameter]
    package let access: String
    /// The written initializers of the class; `nil` for a target that generates none beside them.
    private let declared: DeclaredInitializers?
    private let requested: [ConvenienceInitializer]

    /// - Parameters:
    ///   - names: The properties' names; an initializer can also use an attribute's name.
    ///   - declared: The written initializers of the class.
    package init(
        entity: Entity,
        parameters: [Parameter],
        access: String,
        names: PropertyNames,
        declared: DeclaredInitializers? = nil
    ) {
        self.entity = entity
        self.parameters = parameters
        self.access = access
        self.declared = declared
        requested = (entity.code?.initializers ?? []).map { request in
            var request = request
            request.properties = request.properties.map { name in
                parameters.contains { $0.name == name } ? name : names.swiftName(name)
            }
            return request
        }
    }

    /// The labels of the full initializer, and of each declared one.
    var labels: [[String]] {
        [parameters.map(\.name)]
            + requested.map { [$0.name] + $0.properties.dropFirst() }
    }

    /// The parameters of the full initializer, and of each declared one.
    package var signatures: [InitializerSignature] {
        let full = parameters.map {
            InitializerBody.Parameter(label: $0.name, hasDefault: !$0.isRequired)
        }
        let others = labels.dropFirst().map { labels in
            labels.map { InitializerBody.Parameter(label: $0, hasDefault: false) }
        }
        return ([full] + others).map(InitializerSignature.init)
    }

    package var views: [ConvenienceInitializerView] {
        requested.compactMap { request in
            let chosen = request.properties.compactMap(parameter)
            guard chosen.count == request.properties.count, !chosen.isEmpty else { return nil }
            let arguments = parameters.filter { request.properties.contains($0.name) }.map {
                SwiftExpression.Argument(
                    SwiftIdentifier.callLabel($0.name),
                    .text(SwiftIdentifier.escaped($0.name))
                )
            }
            return ConvenienceInitializerView(
                signature: SignatureView(
                    "\(access)convenience init",
                    chosen.enumerated().map { index, parameter in
                        guard index == 0, parameter.name != request.name else {
                            return parameter.text
                        }
                        let label = SwiftIdentifier.argumentLabel(request.name)
                        return "\(label) \(parameter.withoutDefault)"
                    }
                ),
                call: SwiftExpression.call(
                    "self.init",
                    declared?.memberwiseArguments(arguments) ?? arguments
                ).text
            )
        }
    }

    /// The diagnostics for properties that an initializer can't take, and for missing ones.
    package func diagnostics(in model: Model) -> [Diagnostic] {
        requested.flatMap { diagnostics(of: $0, at: $0.origin.location) }
    }

    private func diagnostics(
        of request: ConvenienceInitializer,
        at place: SourceLocation
    ) -> [Diagnostic] {
        if let problem = problem(ofLabel: request) {
            return [Diagnostic(.error, "initializer.unusable-label", at: place, problem)]
        }
        guard !request.properties.isEmpty else {
            let message = "the initializer '\(request.name)' takes no property; name one at least"
            return [Diagnostic(.error, "initializer.no-property", at: place, message)]
        }
        let unknown = request.properties.filter { parameter($0) == nil }.map { name in
            "the initializer '\(request.name)' can't take '\(name)', which no initializer of"
                + " '\(entity.name)' takes"
                + didYouMean(nearestName(to: name, in: parameters.map(\.name)))
        }
        let missing = parameters.filter {
            $0.isRequired && !request.properties.contains($0.name)
        }.map { parameter in
            "the initializer '\(request.name)' has to take '\(parameter.name)', which has no default"
                + " value and is not optional"
        }
        return unknown.map {
            Diagnostic(.error, "initializer.unknown-property", at: place, $0)
        }
            + missing.map { Diagnostic(.error, "initializer.missing-property", at: place, $0) }
    }

    private func problem(ofLabel request: ConvenienceInitializer) -> String? {
        guard request.name == "_" || SwiftIdentifier.sanitized(request.name) == request.name else {
            return "'\(request.name)' can't be the label of a parameter"
        }
        let own = [request.name] + request.properties.dropFirst()
        let called = parameters.map(\.name).filter(request.properties.contains)
        return own == called
            ? "'\(entity.name)' has an initializer with the labels of '\(request.name)': the one that"
                + " takes all properties; give it another label" : nil
    }

    private func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name == name }
    }
}
