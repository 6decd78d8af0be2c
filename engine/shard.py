"""Runs one shard of an experiment, on a machine that Ray chooses."""

import fcntl
import signal
import subprocess
from pathlib import Path

import ray

from failure import Failure, Interrupted
from parcel import Parcel
from place import Place
from records import Count, check_digest, convert, counted, digest_file

# The file in which lab writes the number of runs of the experiment, beside the records.
PLAN = "plan.json"

# The pattern of the files of custom solvers, which lab copies beside the records.
SOLVERS = "own-*.wasm"


def run(parcel: Parcel, files: list[ray.ObjectRef], out: str, number: int, of: int) -> Count:
    """Completes shard `number` of `of`, stores its records in `out` as CSV and Parquet, and returns their count.

    `files` is a list with one reference to the files of the parcel. Ray resolves references that are arguments, but
    not references within lists, so the files are fetched only if they are needed.

    In a shared folder, lab continues after the existing records of the shard. If `out` is an address, the records are
    written to a folder on this machine and copied when the shard is complete.
    """
    place = Place.open(out)
    place.need_definition(parcel)
    name = f"records-{number}-of-{of}"
    target = place.within(f"{name}.parquet")
    done = counted(target, place.files, parcel.experiment)
    if done:
        return done
    lab, definition = parcel.unpack(lambda: ray.get(files[0]))
    folder = place.folder or lab.parent / "records"
    folder.mkdir(exist_ok=True)
    csv = folder / f"{name}.csv"
    _alone(csv)
    call = [lab, "experiment", definition, "--out", folder, "--shard", f"{number}/{of}"]
    ended = subprocess.run(call, capture_output=True, text=True)
    if -ended.returncode in (signal.SIGKILL, signal.SIGTERM):
        raise Interrupted(f"shard {number}/{of}: lab was killed (by signal {-ended.returncode})")
    if ended.returncode != 0:
        raise Failure(f"shard {number}/{of}: {ended.stderr.strip()}")
    check_digest(csv)
    made = [csv, digest_file(csv)]
    traces = folder / f"traces-{number}-of-{of}.csv"
    if traces.exists():
        made += [traces, digest_file(traces)]
    if not place.folder:
        for file in (folder / PLAN, *folder.glob(SOLVERS), *made):
            place.take(file)
    count = convert(str(csv), target, place.files, parcel.experiment)
    if not place.folder:
        for file in made:
            file.unlink()
    return count


def _alone(csv: Path) -> None:
    """Waits until no other lab process writes this file.

    If Ray itself is killed, a lab process can outlive its worker. The process holds a lock on the file until it exits.
    """
    with csv.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
