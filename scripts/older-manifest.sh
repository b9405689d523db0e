#!/usr/bin/env bash
# Writes Package@swift-6.1.swift: Package.swift without unsafe flags, which SwiftPM 6.1 rejects in a
# versioned dependency, and without the tests. A test compares it with the output of this script.
#
# older-manifest.sh [--stdout]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
older=Package@swift-6.1.swift

manifest() {
    cat <<'SWIFT'
// swift-tools-version: 6.1
// Made of Package.swift by scripts/older-manifest.sh; change that.
import CompilerPluginSupport
import PackageDescription

let optimized: [SwiftSetting] = []
let placed: [LinkerSetting] = []
let swiftSyntaxPackages: [Package.Dependency] = [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")
]
let swiftSyntaxProducts: [Target.Dependency] = [
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
    .product(name: "SwiftSyntax", package: "swift-syntax"),
]
let swiftSyntaxModuleFlags: [SwiftSetting] = []
let swiftSyntaxLibraryFlags: [LinkerSetting] = []
let macros: [Target.Dependency] = []
let macroSettings: [SwiftSetting] = []
let macroLibraryFlags: [LinkerSetting] = []

SWIFT
    # The tool needs later systems than the libraries, which only a flag can say.
    local systems='.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)'
    sed -n '/^let package = Package(/,$p' Package.swift |
        sed '/^        \/\/ MARK: Tests/,/^    \],$/{/^    \],$/!d;}' |
        sed "s/^    platforms: .*/    platforms: [$systems],/" |
        sed '/^\/\/ SwiftPM has one list of systems/,$d' | sed '$d'
}

if [ "${1:-}" = --stdout ]; then manifest; else manifest >"$older"; fi
