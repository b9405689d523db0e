#!/usr/bin/env python3
"""Times the store on a PostgreSQL server against C on libpq: server.py [--runs N] [WORKLOAD...]

Starts a server on a socket, without fsync unless --disk, which both use in turn, each with an empty
database whose tables the store has made. The medians of the ratios of such pairs count. Builds both
first. Without a server or libpq, it says so, and measures nothing.
"""
import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile

import run as files

WORKLOADS = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "D1"]
AIM = 1.5
# C copies with one INSERT … SELECT for each table, and reads nothing: no program that has the
# objects can do that.
UNEQUAL = ["W8sets"]
FOLDER = os.path.dirname(os.path.abspath(__file__))
SCRIPTS = os.path.join(FOLDER, "..", "..", "scripts")
SETTINGS = ["autovacuum = off", "max_wal_size = 8GB", "shared_buffers = 1GB"]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextlib.contextmanager
def server(on_disk):
    """The address of a server that runs meanwhile."""
    script = os.path.join(SCRIPTS, "postgresql.sh")
    place = "/dev/shm" if os.path.isdir("/dev/shm") and not on_disk else "/tmp"
    with tempfile.TemporaryDirectory(dir=place, prefix="modelstore-") as folder:
        os.chmod(folder, 0o755)
        settings = SETTINGS + (["fsync = on"] if on_disk else [])
        address = output(script, "start", os.path.join(folder, "server"), *settings)
        try:
            yield address
        finally:
            output(script, "stop", os.path.join(folder, "server"))


def execute(address, sql):
    return output("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", address, "-c", sql)


def database(address, name):
    return address.replace("/postgres?", f"/{name}?")


def make_tables(address, program):
    """Has the store make its tables, in the database that the others are copies of."""
    execute(address, "CREATE DATABASE tables")
    files.run(program, database(address, "tables"), ["tables"])


def run_empty(address, program, workloads):
    execute(address, "DROP DATABASE IF EXISTS bench")
    execute(address, "CREATE DATABASE bench TEMPLATE tables")
    return files.run(program, database(address, "bench"), workloads)[0]


def build(options):
    """The programs: that in C, and that on the store."""
    binaries = options.binaries
    if not binaries:
        os.environ["BENCHMARK_SERVER"] = "1"
        binaries = files.build(FOLDER, options.scratch)
    program = os.path.join(binaries, "CServerBenchmark")
    flags = output("pkg-config", "--cflags", "--libs", "libpq").split()
    sources = ["-I", os.path.join(FOLDER, "Sources", "CBenchmark"),
               os.path.join(FOLDER, "Server", "main.c")]
    subprocess.run(["cc", "-O2", *sources, *flags, "-lpthread", "-o", program], check=True)
    return program, os.path.join(binaries, "StoreBenchmark")


def compare(runs):
    print(f"{'':10} {'C, ms':>9} {'ours, ms':>9} {'ratio':>6} {'aim':>5}")
    for name in runs[0][1]:
        c_name = name if name in runs[0][0] else files.SAME.get(name)
        if c_name is None:
            continue
        if c_name == name and runs[0][0][name][1] != runs[0][1][name][1]:
            sys.exit(f"{name}: the results differ")
        c = [first[c_name][0] for first, _ in runs]
        ours = [second[name][0] for _, second in runs]
        ratio = statistics.median(b / a for a, b in zip(c, ours))
        mark = "  above" if ratio > AIM and name not in UNEQUAL else ""
        print(f"{name:10} {statistics.median(c) * 1000:9.2f} {statistics.median(ours) * 1000:9.2f}"
              f" {ratio:6.2f} {AIM:5.1f}{mark}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--disk", action="store_true", help="with fsync, in /tmp")
    parser.add_argument("--scratch", help="where to build")
    parser.add_argument("--binaries", help="a folder with the store's program, already built")
    parser.add_argument("workloads", nargs="*", choices=[*WORKLOADS, []],
                        help="one of " + ", ".join(WORKLOADS))
    options = parser.parse_args()
    workloads = options.workloads or WORKLOADS
    # These read the rows that W1 writes.
    if {"W2", "W3", "W5"} & set(workloads) and "W1" not in workloads:
        workloads.insert(0, "W1")
    programs = build(options)
    with server(options.disk) as address:
        make_tables(address, programs[1])
        runs = [[run_empty(address, program, workloads) for program in programs]
                for _ in range(options.runs)]
    compare(runs)


main()
