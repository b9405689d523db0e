#!/usr/bin/env python3
"""Times the store against C on the SQLite API: run.py [--runs N] [--memory] [WORKLOAD...]

Each run of ours is preceded by one of C with an empty database of its own; the medians of the
ratios of such pairs count. Builds both first.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile

AIMS = {"W1": 1.7, "W2": 1.4, "W3": 1.2, "W4_1000": 1.5, "W4_10000": 1.5, "W4a": 2.5,
        "W5": 1.5, "W5known": 0.1, "W5sets": 1.5, "W6": 2.3, "W7": 1.1, "W7known": 1.1, "W7each": 2.2,
        "W8": 1.5, "W8sets": 4.0, "W9": 1.5, "D1_normal": 3.5, "D1_full": 1.5,
        "M1": 4.0, "M2": 1.2, "M3": 4.0, "O": 2.0}
MEMORY_AIMS = {"W6": 3.0}
WORKLOADS = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "D1", "M"]
# Only ours, without a ratio: reads of a property (W10), results that follow saves (W11), and fetches by
# fields and by predicates (W12).
OURS = ["W10", "W11", "W12"]
# M: migrations of a million rows, in a file: a column is added (M1), a check relaxed (M3), Int becomes
# Double (M2); then the file is opened unchanged, 200 times (O).
# W8sets: C copies with one INSERT … SELECT for each table, and reads nothing.
# What C is not asked separately, it is compared with.
SAME = {"W4a": "W4_10000", "W5known": "W5", "W5sets": "W5"}


def build(folder, scratch):
    command = ["swift", "build", "-c", "release", "--package-path", folder]
    if scratch:
        command += ["--scratch-path", scratch]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True)
    return shown.stdout.decode().strip()


def run(program, path, workloads):
    """Times and results by workload, and the peak of memory in KB."""
    process = subprocess.Popen([program, path] + workloads, stdout=subprocess.PIPE, text=True)
    text = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{program} failed")
    lines = [line.split() for line in text.splitlines()]
    return {name: (float(time), result) for name, time, result in lines}, usage.ru_maxrss


def pair(programs, in_memory, workloads):
    results = []
    for program in programs:
        with tempfile.TemporaryDirectory() as folder:
            path = ":memory:" if in_memory else os.path.join(folder, "bench.sqlite")
            results.append(run(program, path, workloads))
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--memory", action="store_true", help="databases in memory")
    parser.add_argument("--scratch", help="where to build")
    parser.add_argument("--binaries", help="a folder with both programs, already built")
    parser.add_argument("workloads", nargs="*", choices=[*WORKLOADS, *OURS, []],
                        help="one of " + ", ".join(WORKLOADS))
    options = parser.parse_args()
    # These read the rows that W1 writes.
    if {"W2", "W3", "W5"} & set(options.workloads) and "W1" not in options.workloads:
        options.workloads.insert(0, "W1")
    folder = os.path.dirname(os.path.abspath(__file__))
    binaries = options.binaries or build(folder, options.scratch)
    programs = [os.path.join(binaries, name) for name in ["CBenchmark", "StoreBenchmark"]]
    runs = [pair(programs, options.memory, options.workloads) for _ in range(options.runs)]

    print(f"{'':10} {'C, ms':>9} {'ours, ms':>9} {'ratio':>6} {'aim':>5}")
    names = runs[0][1][0].keys()
    for name in names:
        if name.startswith(tuple(OURS)):
            ours = [second[0][name][0] for _, second in runs]
            print(f"{name:14} {'':5} {statistics.median(ours) * 1000:9.3f}")
            continue
        c_name = SAME.get(name, name)
        c = [first[0][c_name][0] for first, _ in runs]
        ours = [second[0][name][0] for _, second in runs]
        if name not in SAME and runs[0][0][0][name][1] != runs[0][1][0][name][1]:
            sys.exit(f"{name}: the results differ")
        ratio = statistics.median(b / a for a, b in zip(c, ours))
        aim = MEMORY_AIMS.get(name, 2.0) if options.memory else AIMS[name]
        mark = "" if ratio <= aim else "  above"
        print(f"{name:10} {statistics.median(c) * 1000:9.2f} {statistics.median(ours) * 1000:9.2f}"
              f" {ratio:6.2f} {aim:5.1f}{mark}")
    growth = [b["W4_10000"][0] / b["W4_1000"][0] for _, (b, _) in runs if "W4_1000" in b]
    if growth:
        print(f"W4: growth from 1,000 to 10,000 {statistics.median(growth):.1f}, aim 10.5")
    peaks = [(first[1], second[1]) for first, second in runs]
    ratio = statistics.median(b / a for a, b in peaks)
    print(f"peak memory: {peaks[0][0] // 1024} and {peaks[0][1] // 1024} MB, ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
