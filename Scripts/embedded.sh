# Read by the checks that compile Embedded Swift, from the root of the repository.

# compile_embedded FOLDER TARGET MODULE FILE...: puts the module and its object into the folder, where it looks for the
# modules that it imports.
compile_embedded() {
  local out=$1 target=$2 module=$3
  shift 3
  swiftc -swift-version 6 -enable-experimental-feature Embedded -wmo -parse-as-library -Osize -warnings-as-errors \
    -target "$target" -module-name "$module" -package-name gesturekit -I "$out" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c -o "$out/$module.o" "$@"
}

# swift_files FOLDER...: all Swift files, in an order that is the same everywhere.
swift_files() { find "$@" -name '*.swift' | LC_ALL=C sort; }
