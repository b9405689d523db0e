import Commands
import Pipeline

#if SwiftReader
    Modelgen.main(swiftReader: CompanionTool(name: "modelgen-swift"))
#else
    Modelgen.main(swiftReader: NoSwiftReader())
#endif
