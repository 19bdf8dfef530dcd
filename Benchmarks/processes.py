"""Runs programs and measures their cost."""

import math
import os
import statistics
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

NOTHING = os.open(os.devnull, os.O_RDWR)


@dataclass
class Cost:
    """The cost of one run in seconds: wall time, and CPU time on all processors."""

    wall: float
    cpu: float


@dataclass
class Contender:
    """One way to do some work: commands that run in sequence, and a preparation that is not measured."""

    name: str
    commands: list
    prepare: Callable = lambda: None
    # The exit statuses of success.
    statuses: tuple = (0,)

    def run(self):
        self.prepare()
        costs = [run(command, self.statuses) for command in self.commands]
        return Cost(sum(cost.wall for cost in costs), sum(cost.cpu for cost in costs))

    def peak(self, floor):
        """The peak memory of the commands in bytes. A small program starts them: a process counts its parent's, too."""
        self.prepare()
        peaks = []
        for command in self.commands:
            result = subprocess.run([floor, "peak", *command], capture_output=True, text=True)
            if result.returncode not in self.statuses:
                raise SystemExit(f"{self.name} failed: {result.stderr}")
            peaks.append(int(result.stdout.split()[-1]) * 1024)
        return max(peaks)


def run(command, statuses):
    arguments = [str(argument) for argument in command]
    streams = [(os.POSIX_SPAWN_DUP2, NOTHING, number) for number in (0, 1, 2)]
    start = time.perf_counter()
    process = os.posix_spawnp(arguments[0], arguments, os.environ, file_actions=streams)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in statuses:
        raise SystemExit(f"{' '.join(arguments)} failed")
    return Cost(wall, usage.ru_utime + usage.ru_stime)


def race(contenders, seconds, most=400):
    """The costs of each contender. They run in turns for about this many seconds."""
    costs = {contender.name: [] for contender in contenders}
    end = time.perf_counter() + seconds
    rounds = 0
    while rounds < 5 or (rounds < most and time.perf_counter() < end):
        for contender in contenders:
            costs[contender.name].append(contender.run())
        rounds += 1
    return costs


def ratio(costs, base, field):
    """The median and the quartiles of the ratios of runs in the same round."""
    ratios = [getattr(one, field) / max(getattr(other, field), 1e-6) for one, other in zip(costs, base)]
    low, median, high = statistics.quantiles(ratios, n=4)
    return f"{median:.2f} ({low:.2f} to {high:.2f})"


def median(costs, field):
    return statistics.median(getattr(cost, field) for cost in costs)


def table(title, costs, peaks):
    """Prints the costs, and their ratios to those of the first contender."""
    base = next(iter(costs.values()))
    print(f"\n### {title}\n\n| | wall | CPU | wall, ratio | CPU, ratio | peak memory |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, own in costs.items():
        cells = [
            name, f"{median(own, 'wall') * 1e3:.1f} ms", f"{median(own, 'cpu') * 1e3:.1f} ms", ratio(own, base, "wall"),
            ratio(own, base, "cpu"), f"{peaks[name] / 2**20:.1f} MiB"]
        print("| " + " | ".join(cells) + " |", flush=True)
    print(f"\n{len(base)} runs each; ratios with quartiles.")


def growth(costs_by_size):
    """The exponent of the growth of time between the smallest and the largest size."""
    sizes = sorted(costs_by_size)
    smallest, largest = (median(costs_by_size[size], "cpu") for size in (sizes[0], sizes[-1]))
    return math.log(largest / smallest) / math.log(sizes[-1] / sizes[0])


def size(folder):
    return sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
