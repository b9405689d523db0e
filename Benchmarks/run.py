#!/usr/bin/env python3
"""Measures modelgen against lower bounds. `run.py` runs all parts; `run.py sizes startup debug output`
runs some.

sizes    `generate` into a new folder and into an unchanged one, `check` and `inspect`, for models with 10
         to 10,000 entities: milliseconds, growth per decade, peak memory. The lower bound (floor.c) parses
         the same XML and writes the same number of files of the same size; it runs before each run of
         modelgen, and the ratio is that of the pair.
startup  `modelgen --version` compared with an empty Swift program, both linked statically with Swift's
         libraries, and with all libraries.
debug    a debug build compared with the release build: SwiftPM builds a plugin's tool for debugging.
swift    `modelgen-swift generate` for 10 to 10,000 model classes in Swift, with ten properties each,
         compared with a program that only parses the same text with SwiftParser (parse.swift).
headers  `inspect` for 10 to 1,000 classes in Objective-C, with ten properties each, compared with a program in
         which libclang alone parses the same header (headers.c).
databases
         `inspect` for databases with 10 to 1,000 tables of ten columns, compared with a program that only asks
         SQLite for tables, columns, keys and indexes (database.c).
archives `inspect` for Core Data stores whose model has 10 to 1,000 entities, compared with a program that
         inflates the archive and visits its objects (archive.c).
shapes   models that are large in one dimension (shapes.py), generated for both targets and converted: a model
         ten times as large should take about ten times as long.
compile  the code for SQLite of one class with 100 to 1,998 attributes, the maximum of a table, compiled
         with `-O` and the store: seconds and growth, for optional texts and for attributes of all kinds.
output   lines of code per entity, and seconds to type-check 100 entities, for both targets.

Every number is the median of several runs. The environment variable MODELGEN selects another tool, and
TARGET selects `sqlite` instead of `coredata`.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
from make_model import make_model  # noqa: E402
from make_store import make_database, make_store  # noqa: E402
from shapes import COLUMN_FILES, MODEL_FILES, PART_FILES, SWIFT_FILES, attributes, mixed_attributes  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
SIZES = [10, 100, 1_000, 10_000]
RUNS = 5
# The options with which `make artifactbundle` links the tool, including all libraries.
STATIC = ["--static-swift-stdlib", "-Xswiftc", "-static-executable"] if sys.platform == "linux" else []
TARGET = ["--target", os.environ.get("TARGET", "coredata")]
MEGABYTE = 1 << 20 if sys.platform == "darwin" else 1 << 10


def build(configuration, *options, product="modelgen", name=None):
    """Builds the tool and returns its path; a build with special options needs a name."""
    scratch = ROOT / f".build/bench-{name or configuration}"
    command = ["swift", "build", "-c", configuration, "--product", product,
               "--package-path", ROOT, "--scratch-path", scratch, *options]
    subprocess.run(command, check=True, stdout=sys.stderr)
    shown = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return f"{shown.stdout.strip()}/{product}"


def release():
    return os.environ.get("MODELGEN") or build("release", *STATIC)


def run(command, expected=0):
    """Returns the milliseconds and the peak memory in megabytes of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    milliseconds = (time.perf_counter() - start) * 1000
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != expected:
        sys.exit(f"{command} ended with exit code {process.returncode}")
    return milliseconds, usage.ru_maxrss / MEGABYTE


def median(values):
    return statistics.median(list(values))


def compile_c(source, folder):
    program = pathlib.Path(folder) / source.stem
    subprocess.run(["cc", "-O2", source, "-lexpat", "-lsqlite3", "-lz", "-o", program], check=True)
    return program


def measure_size(tool, floor, entities, folder):
    model = make_model(entities, folder)
    output = pathlib.Path(folder) / "Generated"
    copy = pathlib.Path(folder) / "Floor"
    contents = next(pathlib.Path(model).rglob("contents"))
    samples = {"fresh": [], "same": [], "check": [], "inspect": [], "floor": []}
    shape = ["1", "1"]
    for turn in range(RUNS + 1):
        shutil.rmtree(copy, ignore_errors=True)
        floor_run = run([floor, contents, copy, *shape])
        shutil.rmtree(output, ignore_errors=True)
        fresh = run([tool, "generate", model, *TARGET, "--output", output])
        if turn == 0:
            sizes = [file.stat().st_size for file in output.glob("*.swift")]
            shape = [str(len(sizes)), str(sum(sizes))]
            continue  # The first turn warms up and tells the floor what to write.
        samples["floor"].append(floor_run)
        samples["fresh"].append(fresh)
        samples["same"].append(run([tool, "generate", model, *TARGET, "--output", output]))
        samples["check"].append(run([tool, "check", model, *TARGET, "--output", output]))
        samples["inspect"].append(run([tool, "inspect", model]))
    shutil.rmtree(output)
    shutil.rmtree(copy)
    times = {name: median(ms for ms, _ in runs) for name, runs in samples.items()}
    pairs = zip(samples["fresh"], samples["floor"])
    times["ratio"] = median(fresh / low for (fresh, _), (low, _) in pairs)
    times["MB"] = max(memory for name, runs in samples.items() if name != "floor" for _, memory in runs)
    return times


def sizes():
    tool = release()
    columns = ["floor", "fresh", "same", "check", "inspect", "MB"]
    print("entities" + "".join(f"{name:>9} growth" for name in columns) + "  fresh/floor")
    previous = None
    with tempfile.TemporaryDirectory() as folder:
        floor = compile_c(HERE / "floor.c", folder)
        for entities in SIZES:
            times = measure_size(tool, floor, entities, folder)
            cells = "".join(
                f"{times[name]:9.1f}" + (f"{times[name] / previous[name]:6.1f}x" if previous else " " * 7)
                for name in columns
            )
            print(f"{entities:>8}{cells}{times['ratio']:12.2f}x", flush=True)
            previous = times


def startup():
    linkings = [("", release(), [])]
    if STATIC:
        swift = build("release", STATIC[0], name="release-swift")
        linkings = [
            ("Swift's libraries inside: ", swift, ["-static-stdlib"]),
            ("all libraries inside: ", release(), ["-static-executable"]),
        ]
    for name, tool, options in linkings:
        with tempfile.TemporaryDirectory() as folder:
            empty = f"{folder}/empty"
            compiler = ["swiftc", "-O", *options, HERE / "empty.swift", "-o", empty]
            subprocess.run(compiler, check=True, stderr=subprocess.DEVNULL)
            pairs = [(run([empty])[0], run([tool, "--version"])[0]) for _ in range(51)]
        low, own = (median(times) for times in zip(*pairs))
        print(f"{name}empty program {low:.2f} ms, modelgen --version {own:.2f} ms: {own / low:.2f}x")


def debug():
    tools = [release(), build("debug")]
    with tempfile.TemporaryDirectory() as folder:
        for entities in [10, 100, 1_000]:
            model = make_model(entities, folder)
            pairs = [[run([tool, "generate", model, *TARGET, "--stdout"])[0] for tool in tools] for _ in range(RUNS)]
            fast, slow = (median(times) for times in zip(*pairs))
            print(f"{entities:>8} entities: release {fast:.1f} ms, debug {slow:.1f} ms: {slow / fast:.2f}x")


def code_lines(text):
    """The number of lines that are neither empty nor a comment."""
    return sum(1 for line in map(str.strip, text.splitlines()) if line and not line.startswith("//"))


def output():
    tool = release()
    with tempfile.TemporaryDirectory() as folder:
        model = make_model(100, folder)
        for target, check in [("coredata", check_for_apple), ("sqlite", check_over_store)]:
            generated = pathlib.Path(folder) / target
            run([tool, "generate", model, "--target", target, "--output", generated])
            files = sorted(generated.glob("*.swift"))
            lines = [code_lines(file.read_text()) for file in files]
            print(f"{target}: lines of code per entity of 10 attributes: "
                  f"{sum(lines) / len(lines):.1f}, at most {max(lines)}")
            command = check()
            run([*command("100"), *files])
            seconds = median(run([*command(None), *files])[0] for _ in range(3)) / 1000
            print(f"{target}: no expression takes the type checker more than 100 ms; "
                  f"100 entities take it {seconds:.2f} s", flush=True)


def check_for_apple():
    """The command that type-checks for an Apple system, with an error for slow expressions."""
    gate = ROOT / "Tests/AppleGate/gate.sh"
    return lambda limit: [gate, *(["--slowest-expression", limit] if limit else [])]


def check_over_store():
    """The command that type-checks with the store, which is built first."""
    modules = pathlib.Path(build("debug", product="ModelStore")).parent / "Modules"
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules,
               "-I", ROOT / "Sources/CHeap", "-I", ROOT / "Sources/CSQLite", "-warnings-as-errors"]
    slow = "-warn-long-expression-type-checking"
    return lambda limit: command + (["-Xfrontend", f"{slow}={limit}"] if limit else [])


def compile_wide():
    """Measures how compile time grows with the number of attributes in a class."""
    tool = release()
    modules = pathlib.Path(build("release", product="ModelStore")).parent / "Modules"
    command = ["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-I", modules,
               "-I", ROOT / "Sources/CHeap", "-I", ROOT / "Sources/CSQLite", "-c"]
    kinds = {"texts": attributes, "all kinds": mixed_attributes}
    print("attributes" + "".join(f"{name:>11} growth" for name in kinds))
    previous = {}
    with tempfile.TemporaryDirectory() as folder:
        for size in [100, 400, 1_000, 1_998]:
            cells = ""
            for name, shape in kinds.items():
                model = pathlib.Path(folder) / f"{shape.__name__}{size}.xcdatamodel"
                model.mkdir()
                (model / "contents").write_text(shape(size))
                generated = pathlib.Path(folder) / f"{shape.__name__}{size}"
                run([tool, "generate", model, "--target", "sqlite", "--output", generated])
                files = sorted(generated.glob("*.swift"))
                seconds = median(run([*command, *files, "-o", f"{folder}/Wide.o"])[0] for _ in range(3)) / 1000
                growth = f"{seconds / previous[name]:6.1f}x" if name in previous else " " * 7
                cells += f"{seconds:11.2f}{growth}"
                previous[name] = seconds
            print(f"{size:>10}{cells}", flush=True)


def make_swift(classes, folder):
    """Writes a file of model classes with ten properties each."""
    path = pathlib.Path(folder) / f"Models{classes}.swift"
    with open(path, "w") as file:
        file.write("import Foundation\nimport SwiftData\n\nenum Mood: Int16 { case low = -1, neutral, high }\n")
        for index in range(classes):
            other = (index + 1) % classes
            file.write(f"""
/// The thing number {index}.
@Model
final class Thing{index} {{
    @Attribute(.unique) var id: UUID = UUID()
    /// What it is called.
    var name: String = ""
    var count = 0
    var weight: Double?
    var created: Date = Date.now
    var mood: Mood = .neutral
    var tags: [String] = []
    var isDone = false
    @Relationship(deleteRule: .cascade, inverse: \\Thing{other}.owner{other}) var parts: [Thing{other}]
    var owner{index}: Thing{(index - 1) % classes}?

    init(name: String) {{ self.name = name }}
}}
""")
    return path


def release_swift():
    return os.environ.get("MODELGEN_SWIFT") or build("release", product="modelgen-swift")


def swift():
    tool = release_swift()
    host = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/host"
    print("classes    parse growth generate growth generate/parse")
    previous = None
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/parse"
        libraries = ["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host]
        subprocess.run(["swiftc", "-O", "-I", host, *libraries, HERE / "parse.swift", "-o", program], check=True)
        for classes in [10, 100, 1_000, 10_000]:
            model = make_swift(classes, folder)
            pairs = [(run([program, model])[0], run([tool, "generate", model, *TARGET, "--stdout"])[0]) for _ in range(RUNS + 1)][1:]
            times = [median(times) for times in zip(*pairs)]
            cells = "".join(
                f"{time:9.1f}" + (f"{time / before:6.1f}x" if before else " " * 7)
                for time, before in zip(times, previous or [None, None])
            )
            print(f"{classes:>7}{cells}{median(own / low for low, own in pairs):14.2f}x", flush=True)
            previous = times


PRELUDE = """
typedef _Bool BOOL;
typedef short int16_t;
typedef long NSInteger;
#define NS_ENUM(type, name) enum name : type name; enum name : type
@interface NSObject @end
@interface NSString : NSObject @end
@interface NSNumber : NSObject @end
@interface NSDate : NSObject @end
@interface NSUUID : NSObject @end
@interface NSSet<T> : NSObject @end
@interface NSManagedObject : NSObject @end
"""


def make_headers(classes, folder):
    """Writes a header of managed object subclasses with ten properties each."""
    path = pathlib.Path(folder) / f"Things{classes}.h"
    with open(path, "w") as file:
        file.write("typedef NS_ENUM(int16_t, Mood) { MoodLow = -1, MoodNeutral, MoodHigh };\n")
        file.writelines(f"@class Thing{index};\n" for index in range(classes))
        for index in range(classes):
            other = (index + 1) % classes
            file.write(f"""
/// The thing number {index}.
@interface Thing{index} : NSManagedObject
@property (nonatomic, copy, nonnull) NSUUID *identifier;
/// What it is called.
@property (nonatomic, copy, nonnull) NSString *name;
@property (nonatomic, copy, nullable) NSString *note;
@property (nonatomic) NSInteger count;
@property (nonatomic) double weight;
@property (nonatomic, copy, nullable) NSDate *created;
@property (nonatomic) Mood mood;
@property (nonatomic) BOOL isDone;
@property (nonatomic, strong, nullable) NSSet<Thing{other} *> *parts;
@property (nonatomic, strong, nullable) Thing{(index - 1) % classes} *owner;
@end

@interface Thing{index} (CoreDataGeneratedAccessors)
- (void)addPartsObject:(Thing{other} *)value;
- (void)removePartsObject:(Thing{other} *)value;
@end
""")
    return path


def headers():
    tool = os.environ.get("MODELGEN") or build("release", *STATIC[:1], name="release-swift")
    toolchain = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
    library = os.environ.get("LIBCLANG_PATH") or next((toolchain / "lib").glob("libclang.*"))
    print("classes  libclang growth  inspect growth inspect/libclang")
    previous = None
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/headers"
        interface = ROOT / "Sources/CClangIndex"
        subprocess.run(["clang", "-O2", "-I", interface / "include", HERE / "headers.c", interface / "library.c",
                        "-ldl", "-o", program], check=True)
        prelude = pathlib.Path(folder) / "prelude.h"
        prelude.write_text(PRELUDE)
        for classes in [10, 100, 1_000]:
            path = make_headers(classes, folder)
            previous = compare([program, library, prelude, path], [tool, "inspect", path], classes, previous)


def compare(floor, command, size, previous):
    """Prints the times of a lower bound and of the tool, one run after the other, and returns them."""
    pairs = [(run(floor)[0], run(command)[0]) for _ in range(2 * RUNS + 1)][1:]
    times = [median(times) for times in zip(*pairs)]
    cells = "".join(
        f"{time:9.1f}" + (f"{time / before:6.1f}x" if before else " " * 7)
        for time, before in zip(times, previous or [None, None])
    )
    print(f"{size:>7}{cells}{median(own / low for low, own in pairs):15.2f}x", flush=True)
    return times


def measure_reader(source, make, head):
    """Measures `inspect` for inputs of three sizes, beside the lower bound that a C program makes."""
    tool = release()
    print(head)
    previous = None
    with tempfile.TemporaryDirectory() as folder:
        floor = compile_c(HERE / source, folder)
        for size in [10, 100, 1_000]:
            path = make(size, folder)
            previous = compare([floor, path], [tool, "inspect", path], size, previous)


def databases():
    measure_reader("database.c", make_database, "tables     SQLite growth  inspect growth  inspect/SQLite")


def archives():
    measure_reader("archive.c", make_store, "entities  archive growth  inspect growth inspect/archive")


def shapes():
    """Measures the growth from a size to ten times that size, for each command."""
    commands = {
        "coredata": ["generate", "--target", "coredata", "--stdout"],
        "sqlite": ["generate", "--target", "sqlite", "--stdout"],
        "to model": ["convert", "--to", "xcdatamodel"],
        "to swift": ["convert", "--to", "swift"],
        "to json": ["convert", "--to", "json"],
    }
    print(f"{'shape':<16}{'size':>6}" + "".join(f"{name:>10} growth" for name in commands))
    # SQLite limits a table to 2,000 columns.
    tools = [
        (release(), MODEL_FILES, 500, "xcdatamodel"), (release(), COLUMN_FILES, 199, "xcdatamodel"),
        (release_swift(), SWIFT_FILES, 200, "swift"), (release_swift(), PART_FILES, 99, "swift"),
    ]
    with tempfile.TemporaryDirectory() as folder:
        for tool, kinds, size, ending in tools:
            for shape, count in ((shape, count) for shape in kinds for count in (size, 10 * size)):
                path = pathlib.Path(folder) / f"{shape.__name__}{count}.{ending}"
                contents = path / "contents" if ending == "xcdatamodel" else path
                contents.parent.mkdir(exist_ok=True)
                contents.write_text(shape(count))
                times = [
                    median(run([tool, command, path, *options])[0] for _ in range(3))
                    for command, *options in commands.values()
                ]
                first = times if count == size else first
                cells = (f"{time:10.1f}" + (f"{time / low:6.1f}x" if count > size else " " * 7)
                         for time, low in zip(times, first))
                print(f"{shape.__name__:<16}{count:>6}{''.join(cells)}", flush=True)


PARTS = {"sizes": sizes, "shapes": shapes, "startup": startup, "debug": debug, "output": output, "swift": swift,
         "headers": headers, "databases": databases, "archives": archives,
         "compile": compile_wide}


def main():
    names = sys.argv[1:] or list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"there is no part '{unknown[0]}'; the parts are {', '.join(PARTS)}")
    for name in names:
        print(f"== {name}", flush=True)
        PARTS[name]()


if __name__ == "__main__":
    main()
