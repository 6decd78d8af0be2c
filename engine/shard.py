"""A shard of an experiment, run on whatever machine Ray chooses."""

import fcntl
import signal
import subprocess
from pathlib import Path

import ray

from failure import Failure, Interrupted
from parcel import Parcel
from place import Place
from records import Count, check_digest, convert, counted, digest_file

# What lab writes beside records: how many runs the experiment has.
PLAN = "plan.json"

# The files of solvers that contestants are, which lab keeps there, too.
SOLVERS = "own-*.wasm"


def run(parcel: Parcel, files: list[ray.ObjectRef], out: str, number: int, of: int) -> Count:
    """Does what is not done of shard `number` of `of`, and leaves its records in `out`, CSV and Parquet.

    The files of the parcel are the one of a list: so Ray brings them only where they are asked for.

    In a folder that is shared lab goes on with what is there, whoever made it; records that go to an address
    are made in a folder of this machine first, and are copied when all are there.
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
    """Waits for a lab that outlived its worker, as it does where Ray itself died: it holds the file to its end."""
    with csv.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
