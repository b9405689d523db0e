#!/usr/bin/env python3
"""Times the store on a PostgreSQL server against C on libpq: server.py [--runs N] [WORKLOAD...]

Starts a server on a socket, without fsync unless --disk, which both use in turn, each with an empty
database whose tables the store has made. The medians of the ratios of such pairs count. Builds both
first.

T is requests of 1, 8 and 64 contexts at once: the time that one takes. With --pool, PgBouncer is
between, with a connection for each transaction. --growth measures W3, W5 and pages of a sorted list
with 100,000 rows and more. --spread is T with a table whose partitions are on three servers. --orm
also runs SQLAlchemy with psycopg, which it installs with pip in a folder of its own.
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
THROUGHPUT = ["T1", "T8", "T64"]
SPREAD = ["S1", "S8", "S64"]
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


@contextlib.contextmanager
def pool(address):
    """The address of a PgBouncer before the server."""
    command = [os.path.join(SCRIPTS, "pgbouncer.sh"), "run", "sh", "-c",
               "echo $MODELSTORE_PGBOUNCER; read nothing || true"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               env={**os.environ, "MODELSTORE_POSTGRESQL": address})
    place = process.stdout.readline().strip()
    if not place:
        sys.exit("server.py: there is no pgbouncer")
    os.environ["BENCHMARK_POOL"] = "transactions"
    try:
        yield place
    finally:
        process.stdin.close()
        process.wait()


def execute(address, sql):
    return output("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", address, "-c", sql)


def database(address, name):
    return address.replace("/postgres?", f"/{name}?")


def make_tables(address, program):
    """Has the store make its tables, in the database that the others are copies of."""
    execute(address, "CREATE DATABASE tables")
    files.run(program, database(address, "tables"), ["tables"])


def make_empty(address):
    execute(address, "DROP DATABASE IF EXISTS bench WITH (FORCE)")
    execute(address, "CREATE DATABASE bench TEMPLATE tables")


def run_empty(address, program, workloads):
    make_empty(address)
    if set(workloads) & set(THROUGHPUT):
        fill(address, 10_000)
    return files.run(program, database(address, "bench"), workloads)[0]


def run_pairs(address, programs, workloads, count):
    return [[run_empty(address, program, workloads) for program in programs]
            for _ in range(count)]


def run_pooled(address, programs, count):
    """Pairs with PgBouncer between programs and server."""
    with pool(address) as pooled:
        runs = []
        for _ in range(count):
            pair = []
            for program in programs:
                make_empty(address)
                fill(address, 10_000)
                pair.append(files.run(program, database(pooled, "bench"), THROUGHPUT)[0])
            runs.append(pair)
        return runs


def run_spread(programs, count, on_disk):
    """Pairs with a table whose partitions are on three servers, each of which has a third."""
    with contextlib.ExitStack() as stack:
        addresses = [database(stack.enter_context(server(on_disk)), "bench") for _ in range(3)]
        for address in addresses:
            execute(address.replace("/bench?", "/postgres?"), "CREATE DATABASE bench")
        os.environ["BENCHMARK_SERVERS"] = " ".join(addresses[1:])
        files.run(programs[1], addresses[0], ["tables"])
        execute(addresses[0], """INSERT INTO "Order" SELECT i, i, 'Article ' || i % 300, 0, i * 0.5
            FROM generate_series(1, 10000) i""")
        for address in addresses:
            execute(address, "VACUUM ANALYZE")
        runs = [[files.run(program, addresses[0], SPREAD)[0] for program in programs]
                for _ in range(count)]
        del os.environ["BENCHMARK_SERVERS"]
        return runs


def fill(address, count):
    """Writes the rows of W1, and as many accounts, by the server alone."""
    bench = database(address, "bench")
    execute(bench, f"""INSERT INTO "Person" SELECT i + 1, 'First' || i % 1000,
        'Lastname' || i % 5000, 'user' || i || '@example.com', i % 90,
        CASE WHEN i % 20 = 0 THEN i & 65535 | 273 ELSE i & 65534 END, i * 0.5,
        CASE WHEN i % 10 <> 0 THEN 'City number ' || i % 300 END, i % 2 = 1, 7e8 + i
        FROM generate_series(0, {count - 1}) i""")
    execute(bench, f"""INSERT INTO "Account" SELECT i + 1, 'user' || i || '@example.com',
        'Lastname' || i % 5000, i % 90, i * 0.5,
        CASE WHEN i % 10 <> 0 THEN 'City number ' || i % 300 END
        FROM generate_series(0, {count - 1}) i""")
    execute(bench, "VACUUM ANALYZE")


def growth(address, programs, sizes, count):
    """The times with each number of rows, and how much more they are than with the first."""
    first = None
    for size in sizes:
        make_empty(address)
        fill(address, size)
        os.environ["BENCHMARK_ROWS"] = str(size)
        runs = [[files.run(program, database(address, "bench"), ["W3", "W5", "PAGE"])[0]
                 for program in programs] for _ in range(count)]
        medians = {}
        for name in runs[0][0]:
            if runs[0][0][name][1] != runs[0][1][name][1]:
                sys.exit(f"{name}: the results differ")
            medians[name] = [statistics.median(run[i][name][0] for run in runs) for i in range(2)]
        first = first or medians
        print(f"{size:,} rows")
        print(f"{'':10} {'C, ms':>10} {'ours, ms':>10} {'ratio':>6} {'C, growth':>10} {'ours':>7}")
        for name, (c, ours) in medians.items():
            print(f"{name:10} {c * 1000:10.2f} {ours * 1000:10.2f} {ours / c:6.2f}"
                  f" {c / first[name][0]:10.1f} {ours / first[name][1]:7.1f}")
    del os.environ["BENCHMARK_ROWS"]


def orm(scratch):
    """A program that runs the workloads on SQLAlchemy; `None` if that can't be installed."""
    folder = scratch or os.path.join(tempfile.gettempdir(), "modelstore-orm")
    python = os.path.join(folder, "bin", "python")
    try:
        if not os.path.exists(python):
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "sqlalchemy", "psycopg[binary]"],
                       check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("server.py: skipped SQLAlchemy: it can't be installed", file=sys.stderr)
        return None
    program = os.path.join(folder, "workloads")
    with open(program, "w", encoding="utf-8") as file:
        file.write(f'#!/bin/sh\nexec {python} {os.path.join(FOLDER, "Server", "orm.py")} "$@"\n')
    os.chmod(program, 0o755)
    return program


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


def compare(runs, names=("C", "ours")):
    print(f"{'':10} {names[0] + ', ms':>9} {names[1] + ', ms':>9} {'ratio':>6} {'aim':>5}")
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
        print(f"{name:10} {statistics.median(c) * 1000:9.3f} {statistics.median(ours) * 1000:9.3f}"
              f" {ratio:6.2f} {AIM:5.1f}{mark}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--disk", action="store_true", help="with fsync, in /tmp")
    parser.add_argument("--pool", action="store_true", help="T with PgBouncer between")
    parser.add_argument("--spread", action="store_true", help="T on three servers")
    parser.add_argument("--growth", type=int, metavar="ROWS", help="up to so many rows")
    parser.add_argument("--orm", action="store_true", help="also SQLAlchemy")
    parser.add_argument("--orm-folder", help="where it's installed")
    parser.add_argument("--scratch", help="where to build")
    parser.add_argument("--binaries", help="a folder with the store's program, already built")
    parser.add_argument("workloads", nargs="*", choices=[*WORKLOADS, "T", []],
                        help="one of " + ", ".join([*WORKLOADS, "T"]))
    options = parser.parse_args()
    is_other = options.pool or options.growth or options.spread
    workloads = options.workloads or ([] if is_other else list(WORKLOADS))
    if "T" in workloads:
        workloads = [name for name in workloads if name != "T"] + THROUGHPUT
    # These read the rows that W1 writes.
    if {"W2", "W3", "W5"} & set(workloads) and "W1" not in workloads:
        workloads.insert(0, "W1")
    programs = build(options)
    with server(options.disk) as address:
        make_tables(address, programs[1])
        if workloads:
            compare(run_pairs(address, programs, workloads, options.runs))
        if options.orm and (other := orm(options.orm_folder)):
            compare(run_pairs(address, (other, programs[1]), workloads, options.runs),
                    ("ORM", "ours"))
        if options.pool:
            compare(run_pooled(address, programs, options.runs))
        if options.spread:
            compare(run_spread(programs, options.runs, options.disk))
        if options.growth:
            sizes = [size for size in (10**5, 10**6, 10**7) if size <= options.growth]
            growth(address, programs, sizes, options.runs)


main()
