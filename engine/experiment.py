#!/usr/bin/env python3
"""Runs an experiment on all cores of a machine, or on a cluster: a Ray task a shard. See README.md."""

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # after the first the others are of no interest

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

# How often a shard is begun again whose worker, or lab, was ended from outside.
RETRIES = 5

# Unless told otherwise: enough that no core waits long for the last, and that progress is seen.
SHARDS_A_CORE = 4

# How often Ray is started on this machine before that counts as failed: it gives each start 30 s.
STARTS = 3

# Of this machine's memory, in bytes, for the sets that are sent: they spill to disk if they are larger.
OBJECT_STORE = 200_000_000


def options(arguments: list[str]) -> argparse.Namespace:
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="the definition, as of lab experiment")
    parser.add_argument(
        "--out", required=True, metavar="DIR|URL", help="a folder all machines see, or s3://, gs://, …"
    )
    parser.add_argument("--address", help="of a Ray cluster, such as auto; unless given, this machine alone")
    parser.add_argument("--cpus", type=natural, help="how many cores of this machine; unless given, all")
    parser.add_argument("--shards", type=natural, help="into how many parts; unless given, 4 a core")
    parser.add_argument(
        "--only", type=numbers, metavar="LIST", help="only these shards, such as 3,7-9, as lab missing lists them"
    )
    parser.add_argument("--lab", type=Path, default=target / "release" / "sudoku-lab", help="the program")
    chosen = parser.parse_args(arguments)
    if chosen.address and chosen.cpus:
        parser.error("--cpus is for this machine alone, --address for a cluster")
    return chosen


def natural(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def numbers(text: str) -> list[range]:
    """The ranges of a list such as 3,7-9, which sbatch --array also accepts. Their ends are not limited here."""
    found: list[range] = []
    for part in filter(None, text.strip().split(",")):
        first, dash, last = part.partition("-")
        one = range(natural(first), natural(last if dash else first) + 1)
        if not one:
            raise argparse.ArgumentTypeError(f"{part}: the last number is less than the first")
        found.append(one)
    return found


def shards_asked(only: list[range] | None, of: int) -> list[int]:
    """The numbers of the shards to execute: all, or those of `--only`."""
    if only is None:
        return list(range(1, of + 1))
    # Checked before the ranges are expanded: a range can be too large for the memory.
    above = [one for one in only if one[-1] > of]
    if above:
        raise Failure(f"--only: there is no shard {above[0][-1]} of {of}")
    return sorted({number for one in only for number in one})


def perform(chosen: argparse.Namespace, start: Callable[[], object]) -> Count:
    """Runs the experiment to its end; `start` starts Ray, when all that can be seen here is in order."""
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
    # A folder as every machine sees it, not from where it works.
    out = str(place.folder or chosen.out)
    asked = shards_asked(chosen.only, of)
    pending = {run.remote(parcel, sent, out, number, of): number for number in asked}
    count = follow(pending)
    if len(asked) == of and not count.complete():
        raise Failure(f"{chosen.out}: records of some tasks are missing or there twice; make them anew")
    return count


def pack_modules() -> None:
    """Sends our modules along with what is called of them: the machines of a cluster have Ray alone."""
    for module in (failure, records, parcels, places, shards):
        ray.cloudpickle.register_pickle_by_value(module)


def follow(pending: dict[ray.ObjectRef, int]) -> Count:
    """Waits for all shards, and says how far they are; ends with the first that fails."""
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
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, (Failure, Interrupted)):
            raise Failure(str(error.cause)) from error
        raise
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise Failure(f"shard {number}/{of} was begun {RETRIES + 1} times, in vain: {reason}") from error


def say(line: str) -> None:
    print(printable(line), file=sys.stderr, flush=True)


def start(chosen: argparse.Namespace) -> None:
    """Joins the cluster, or starts Ray on this machine."""
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
            raise Failure(f"no Ray at {chosen.address}: {error}") from error
        except Exception as error:  # Ray has no type of its own for it
            ray.shutdown()
            if "timed out during startup" not in str(error):
                raise
            if left == 0:
                raise Failure(f"Ray did not start on this machine in {STARTS} attempts: {error}") from error
            say("experiment: Ray did not start within its 30 s, as on a busy machine; starting it again")


def main(arguments: list[str]) -> int:
    """The whole call; its exit status."""
    chosen = options(arguments)
    begin = time.monotonic()
    try:
        count = perform(chosen, lambda: start(chosen))
    except Failure as error:
        say(f"experiment: {error}")
        return 1
    except KeyboardInterrupt:
        say("experiment: stopped; the same call goes on")
        return 130
    finally:
        ray.shutdown()
    say(f"{count.records} records in {chosen.out}, {time.monotonic() - begin:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
