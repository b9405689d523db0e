@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that expands the macros of `ModelStore` for the compiler.
///
/// It speaks the compiler's protocol itself, because toolchains for Linux have no SwiftCompilerPlugin.
@main
struct ModelStoreMacros: PluginProvider {
    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
    }

    /// `ModelStore` has one macro.
    func resolveMacro(moduleName: String, typeName: String) -> any Macro.Type {
        ModelActorMacro.self
    }
}
