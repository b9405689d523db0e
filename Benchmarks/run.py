#!/usr/bin/env python3
"""Builds modelgen for release and times `generate`: the median of 5 runs for each size of model.

Columns: entities, milliseconds into an empty folder, milliseconds when nothing changes, and peak
memory; behind each, how much it grew for ten times the entities (10 is linear).
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

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIZES = [10, 100, 1_000, 10_000]
RUNS = 5


def build():
    """The path of the release build; `MODELGEN` names another tool to time."""
    if "MODELGEN" in os.environ:
        return os.environ["MODELGEN"]
    command = ["swift", "build", "-c", "release", "--product", "modelgen", "--package-path", ROOT]
    subprocess.run(command, check=True, stdout=sys.stderr)
    shown = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return shown.stdout.strip() + "/modelgen"


def run(tool, model, output):
    """Seconds and peak memory in megabytes of one run."""
    start = time.perf_counter()
    process = subprocess.Popen([tool, "generate", model, "--output", output], stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"modelgen failed on {model} with exit code {process.returncode}")
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return seconds, usage.ru_maxrss / unit


def measure(tool, entities, folder):
    model = make_model(entities, folder)
    output = pathlib.Path(folder) / "Generated"
    fresh, repeated = [], []
    for _ in range(RUNS):
        shutil.rmtree(output, ignore_errors=True)
        fresh.append(run(tool, model, output))
        repeated.append(run(tool, model, output))
    return [
        statistics.median(seconds for seconds, _ in fresh) * 1000,
        statistics.median(seconds for seconds, _ in repeated) * 1000,
        max(memory for _, memory in fresh + repeated),
    ]


def main():
    tool = build()
    print(f"{'entities':>8}  {'fresh ms':>9} {'growth':>7}  {'same ms':>9} {'growth':>7}  {'peak MB':>9} {'growth':>7}")
    previous = None
    with tempfile.TemporaryDirectory() as folder:
        for entities in SIZES:
            values = measure(tool, entities, folder)
            cells = [
                f"{value:9.1f} {f'{value / previous[i]:.1f}x' if previous else '':>7}"
                for i, value in enumerate(values)
            ]
            print(f"{entities:>8}  " + "  ".join(cells), flush=True)
            previous = values


if __name__ == "__main__":
    main()
