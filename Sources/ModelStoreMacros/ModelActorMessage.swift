import SwiftDiagnostics

/// The text of a diagnostic or of its fix.
///
/// SwiftSyntax has such a type, in different modules of different toolchains.
struct ModelActorMessage: DiagnosticMessage, FixItMessage {
    let message: String
    let diagnosticID = MessageID(domain: "ModelStoreMacros", id: "ModelActor")

    init(_ message: String) { self.message = message }

    var severity: DiagnosticSeverity { .error }
    var fixItID: MessageID { diagnosticID }
}
