#!/usr/bin/env python3
"""Runs an experiment on all cores of this machine or on a Ray cluster, with one Ray task per shard. See README.md."""

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics are sent
os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # only the first failure is reported

import ray  # noqa: E402

import failure  # noqa: E402
import parcel as parcels  # noqa: E402
import place as places  # noqa: E402
import records  # noqa: E402
import shard as shards  # noqa: E402
from failure import Failure, Interrupted, printable  # noqa: E402
from place import Place  # noqa: E402
from records import Count  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent

# Maximum number of restarts of a shard whose worker or lab process was killed.
RETRIES = 5

# Default number of shards per core: enough that progress is visible and no core waits long for the last shard.
SHARDS_A_CORE = 4

# Maximum number of attempts to start Ray on this machine. Ray gives up each attempt after 30 s.
STARTS = 3

# Memory on this machine for the sets that are sent to workers, in bytes. Larger sets spill to disk.
OBJECT_STORE = 200_000_000


def options(arguments: list[str]) -> argparse.Namespace:
    """Parses the command line; exits with a usage message if it is invalid."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="the definition, as for lab experiment")
    parser.add_argument(
        "--out", required=True, metavar="DIR|URL", help="a folder that all machines share, or s3://, gs://, …"
    )
    parser.add_argument("--address", help="the address of a Ray cluster, such as auto; default: only this machine")
    parser.add_argument("--cpus", type=natural, help="the number of cores to use on this machine; default: all")
    parser.add_argument("--shards", type=natural, help="the number of shards; default: 4 per core")
    parser.add_argument(
        "--only", type=numbers, metavar="LIST", help="run only these shards, such as 3,7-9, the output of lab missing"
    )
    parser.add_argument("--lab", type=Path, default=target / "release" / "sudoku-lab", help="the path of lab")
    chosen = parser.parse_args(arguments)
    if chosen.address and chosen.cpus:
        parser.error("--cpus applies to this machine and cannot be combined with --address, which uses a cluster")
    return chosen


def natural(text: str) -> int:
    """Parses an integer of at least 1; raises ValueError otherwise."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def numbers(text: str) -> list[range]:
    """Parses a list of ranges such as 3,7-9, which sbatch --array also accepts. The ends have no upper limit."""
    found: list[range] = []
    for part in filter(None, text.strip().split(",")):
        first, dash, last = part.partition("-")
        one = range(natural(first), natural(last if dash else first) + 1)
        if not one:
            raise argparse.ArgumentTypeError(f"{part}: the last number is less than the first")
        found.append(one)
    return found


def shards_asked(only: list[range] | None, of: int) -> list[int]:
    """Returns the numbers of the shards to run: those of `--only`, or all from 1 to `of` if `only` is None."""
    if only is None:
        return list(range(1, of + 1))
    # Checked before the ranges are expanded: a range can be too large for the memory.
    above = [one for one in only if one[-1] > of]
    if above:
        raise Failure(f"--only: there is no shard {above[0][-1]} of {of}")
    return sorted({number for one in only for number in one})


def perform(chosen: argparse.Namespace, start: Callable[[], object]) -> Count:
    """Runs the experiment to its end and returns the count of its records.

    `start` starts Ray. It is called after all checks that need no Ray have passed.
    """
    parcel, files = parcels.pack(chosen.file, chosen.lab)
    place = Place.open(chosen.out)
    place.keep_definition(parcel)
    before = place.shards()
    if before and chosen.shards and before != chosen.shards:
        raise Failure(
            f"{chosen.out} has records of {before} shards: leave out --shards, or choose another folder"
        )
    if chosen.only is not None and not (before or chosen.shards):
        raise Failure(f"--only: {chosen.out} has no records yet, so --shards is needed: the number of all shards")
    start()
    of = before or chosen.shards or SHARDS_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    pack_modules()
    run = ray.remote(max_retries=RETRIES, retry_exceptions=[Interrupted])(shards.run)
    sent = [ray.put(files)]
    # An absolute path, because workers have other working directories.
    out = str(place.folder or chosen.out)
    asked = shards_asked(chosen.only, of)
    pending = {run.remote(parcel, sent, out, number, of): number for number in asked}
    count = follow(pending)
    if len(asked) == of and not count.complete():
        raise Failure(f"{chosen.out}: records of some tasks are missing or duplicated; delete them and run again")
    return count


def pack_modules() -> None:
    """Makes Ray send the modules of the engine with every task, as the machines of a cluster do not have them."""
    for module in (failure, records, parcels, places, shards):
        ray.cloudpickle.register_pickle_by_value(module)


def follow(pending: dict[ray.ObjectRef, int]) -> Count:
    """Waits for all shards, reports the progress and returns the count of all records. Raises the first failure."""
    of, done, begin, told = len(pending), Count(), time.monotonic(), 0.0
    pause = 1 if sys.stderr.isatty() else 30
    while pending:
        ready, _ = ray.wait(list(pending), timeout=pause)
        for one in ready:
            done += result(one, pending.pop(one), of)
        passed = time.monotonic() - begin
        if ready and pending and passed - told >= pause:
            told, shards_done = passed, of - len(pending)
            left = passed / shards_done * len(pending)
            say(f"{shards_done} of {of} shards, {done.records} records, about {left:.0f} s left")
    return done


def result(one: ray.ObjectRef, number: int, of: int) -> Count:
    """Returns the count of a finished shard. Raises a Failure that explains why the shard failed."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, (Failure, Interrupted)):
            raise Failure(str(error.cause)) from error
        raise
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise Failure(f"shard {number}/{of} failed in all {RETRIES + 1} attempts: {reason}") from error


def say(line: str) -> None:
    print(printable(line), file=sys.stderr, flush=True)


def start(chosen: argparse.Namespace) -> None:
    """Connects to the cluster, or starts Ray on this machine."""
    here = {"num_cpus": chosen.cpus, "object_store_memory": OBJECT_STORE, "include_dashboard": False}
    for left in reversed(range(STARTS)):
        try:
            ray.init(
                address=chosen.address or "local",
                log_to_driver=False,
                logging_level="ERROR",
                **({} if chosen.address else here),
            )
            return
        except ConnectionError as error:
            raise Failure(f"Ray cannot be reached at {chosen.address}: {error}") from error
        except Exception as error:  # Ray has no exception type for a timeout of the start
            ray.shutdown()
            if "timed out during startup" not in str(error):
                raise
            if left == 0:
                raise Failure(f"Ray did not start on this machine in {STARTS} attempts: {error}") from error
            say("experiment: Ray did not start within 30 s, perhaps because the machine is busy; starting it again")


def main(arguments: list[str]) -> int:
    """Runs the command line and returns its exit status: 0, 1 after a failure, or 130 if it was interrupted."""
    chosen = options(arguments)
    begin = time.monotonic()
    try:
        count = perform(chosen, lambda: start(chosen))
    except Failure as error:
        say(f"experiment: {error}")
        return 1
    except KeyboardInterrupt:
        say("experiment: stopped; run the same command again to resume")
        return 130
    finally:
        ray.shutdown()
    say(f"{count.records} records in {chosen.out}, {time.monotonic() - begin:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
