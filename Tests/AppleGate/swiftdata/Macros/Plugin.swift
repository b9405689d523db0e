@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin with the stub's macros.
@main
struct Plugin: PluginProvider {
    private static var macros: [String: any Macro.Type] {
        [
            "ModelActorMacro": ModelActorMacro.self,
            "ModelMacro": ModelMacro.self,
            "StoredPropertyMacro": StoredPropertyMacro.self,
            "EmptyPeerMacro": EmptyPeerMacro.self,
            "EmptyDeclarationMacro": EmptyDeclarationMacro.self,
        ]
    }

    var features: [PluginFeature] { [] }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros[typeName] else {
            throw MacroError("there is no macro \(typeName)")
        }
        return macro
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw MacroError("the plugin is an executable")
    }

    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
    }
}

/// A mistake in a declaration that a macro is attached to.
struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
