# shellcheck shell=bash
# The compiler and what it knows about itself. Sourced after cache.sh.

GATE_TARGET=arm64-apple-macosx12.0
command -v swiftc >/dev/null || die "swiftc is not on PATH"

# `swiftc` may be a launcher (swiftly): only the compiler itself knows where its resources are.
# Asking costs as much as a check, so the answer is kept, by the launcher's identity.
compiler_facts() {
    local launcher facts
    launcher=$(readlink -f "$(command -v swiftc)")
    facts=$GATE_CACHE/compiler-$(stat -c '%n %s %Y' "$launcher" | sha256sum | cut -c1-16)
    if [ ! -f "$facts" ] || [ "$launcher" != "${launcher/swiftly/}" ]; then
        swiftc -print-target-info >"$facts.$$"
        mv "$facts.$$" "$facts"
    fi
    COMPILER=$(sed -n 's/.*"compilerVersion": "\(.*\)".*/\1/p' "$facts")
    RESOURCES=$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' "$facts")
    [ -d "$RESOURCES" ] || die "no resource folder in the answer of swiftc -print-target-info"
}
compiler_facts
