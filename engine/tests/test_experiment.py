"""Tests that several workers make the records of a single call of lab, even if processes are killed."""

import fcntl
import io
import json
import os
import signal
import subprocess
import sys
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pyarrow.dataset as ds
import ray

import experiment
import shard
from common import LAB, SMALL, Prepared, rows
from failure import Failure
from place import Place
from records import SCHEMA, Count

ENGINE = Path(experiment.__file__)


class Messages(unittest.TestCase):
    def test_they_control_no_terminal(self) -> None:
        said = io.StringIO()
        with redirect_stderr(said):
            experiment.say("a \x1b[2J\r\x9b1m\u202e\tb\nc \u00fc")
        self.assertEqual(said.getvalue(), "a \ufffd[2J\ufffd\ufffd1m\ufffd\tb\nc \u00fc\n")


class Experiment(Prepared):
    def arguments(self, out: str, *more: str) -> list[str]:
        return [str(self.definition), "--out", out, "--lab", str(LAB), *more]

    def report(self, out: Path) -> list:
        """Returns what lab report finds: whether the records are complete, their number, and the problems."""
        call = [LAB, "report", out, "--format", "json"]
        said = json.loads(subprocess.run(call, check=True, capture_output=True).stdout)["records"]
        return [said["complete"], said["recorded"], said["problems"]]

    def same(self, out: Path, expected: list[list[str]]) -> None:
        """Asserts that the CSV and Parquet files contain these records."""
        self.assertEqual(rows(out), expected)
        table = ds.dataset(sorted(map(str, out.glob("*.parquet")))).to_table()
        self.assertEqual(table.schema.names[: len(SCHEMA)], SCHEMA.names)
        self.assertGreater(len(table.schema), len(SCHEMA), "counters have columns")
        found = table.drop_columns("micros").sort_by("task").to_pylist()
        text = [["" if one is None else str(one) for one in row.values()] for row in found]
        self.assertEqual(text, expected)


class Here(Experiment):
    """Failures that are reported before Ray is started."""

    def refused(self, why: str, out: str, *more: str) -> None:
        said = io.StringIO()
        with redirect_stderr(said):
            status = experiment.main(self.arguments(out, *more))
        self.assertEqual(status, 1)
        self.assertIn(why, said.getvalue())

    def test_what_is_wrong_here_is_said_before_anything_is_started(self) -> None:
        out = str(self.here / "out")
        self.refused("program: No such file", out, "--lab", str(self.here / "program"))
        self.refused("made/all.toml is not lab", out, "--lab", str(self.definition))
        self.refused("nowhere://bucket", "nowhere://bucket")
        (self.here / "sets/some.txt").unlink()
        self.refused("sets/some.txt: No such file", out)
        self.definition.write_text("[[set")
        self.refused("made/all.toml: ", out)
        self.definition.unlink()
        self.refused("made/all.toml: No such file", out)
        self.assertFalse(ray.is_initialized())
        self.assertFalse(Path(out).exists())

    def test_shards_that_cannot_be_meant_are_refused(self) -> None:
        out = str(self.here / "out")
        self.refused("has no records yet, so --shards is needed", out, "--only", "2")
        self.assertFalse(ray.is_initialized())
        for only, why in (("7-3", "7-3: the last number is less"), ("0", "--only"), ("7-", "--only"), ("x", "--only")):
            said = io.StringIO()
            with redirect_stderr(said), self.assertRaises(SystemExit):
                experiment.options(self.arguments(out, "--only", only))
            self.assertIn(why, said.getvalue())
        self.assertEqual(experiment.numbers("3,7-9"), [range(3, 4), range(7, 10)])
        self.assertEqual(experiment.shards_asked([range(7, 10), range(3, 9)], 9), [3, 4, 5, 6, 7, 8, 9])

    def test_a_machine_needs_nothing_of_ours_but_ray(self) -> None:
        experiment.pack_modules()
        file = self.here / "packed"
        file.write_bytes(ray.cloudpickle.dumps(shard.run))
        # In isolated mode, Python finds no modules in the working directory or in this folder.
        code = "import sys, ray; run = ray.cloudpickle.load(open(sys.argv[1], 'rb')); run(None, [], '://', 1, 1)"
        call = [sys.executable, "-I", "-c", code, file]
        done = subprocess.run(call, cwd="/", capture_output=True, text=True)
        self.assertIn("failure.Failure: ://: ", done.stderr)


class Whole(Experiment):
    @classmethod
    def setUpClass(cls) -> None:
        experiment.start(experiment.options(["FILE", "--out", "DIR", "--cpus", "2"]))
        cls.addClassCleanup(ray.shutdown)

    def call(self, out: str, *more: str) -> Count:
        return experiment.perform(experiment.options(self.arguments(out, *more)), lambda: None)

    def test_records_at_an_address_are_made_once(self) -> None:
        out = self.here / "bucket"
        self.assertEqual(self.call(out.as_uri(), "--shards", "3").records, 12)
        self.same(out, self.alone())
        self.assertEqual((out / "definition.toml").read_text(), SMALL)
        self.assertEqual(self.report(out), [True, 12, []])

        # The second call makes only what is missing: the Parquet file of shard 2, which is incomplete.
        before = {file: file.stat().st_mtime_ns for file in out.iterdir()}
        half = out / "records-2-of-3.parquet"
        half.write_bytes(half.read_bytes()[:-1])
        self.assertEqual(self.call(out.as_uri()).records, 12)
        self.same(out, self.alone())
        rewritten = {file.name for file, at in before.items() if file.stat().st_mtime_ns != at}
        made = {f"records-2-of-3.{end}" for end in ("csv", "csv.sha256", "parquet")}
        self.assertEqual(rewritten, {"plan.json"} | made)

        # Another number of shards, other sets and another definition are rejected.
        self.refused("has records of 3 shards", out.as_uri(), "--shards", "2")
        sets = self.here / "sets/some.txt"
        sets.write_text(sets.read_text() + "\n")
        self.refused("was made from other sets", out.as_uri())
        self.definition.write_text(SMALL + "# another\n")
        self.refused("contains another experiment", out.as_uri())

    def test_a_solver_in_a_file_travels_with_the_definition(self) -> None:
        solver = ENGINE.parent.parent / "src/guest/tests/solver.wasm"
        (self.here / "sets/solver.wasm").write_bytes(solver.read_bytes())
        own = '[[contestant]]\nalgorithm = "own"\nfile = "../sets/solver.wasm"\n'
        self.definition.write_text(SMALL + own)
        out = self.here / "bucket"
        self.call(out.as_uri(), "--shards", "2")
        self.same(out, self.alone())
        self.assertEqual(len(list(out.glob("own-*.wasm"))), 1)
        self.assertEqual(self.report(out)[0], True)

        # A different file makes a different experiment.
        (self.here / "sets/solver.wasm").write_bytes(solver.read_bytes() + b"\0\5\4note")
        self.refused("was made from other sets", out.as_uri())

    def test_damaged_records_are_refused_with_their_line(self) -> None:
        out = self.here / "out"
        call = [LAB, "experiment", self.definition, "--out", out, "--shard", "1/1"]
        subprocess.run(call, check=True, stderr=subprocess.DEVNULL)
        records = out / "records-1-of-1.csv"
        lines = records.read_text().splitlines(keepends=True)
        records.write_text("".join(lines[:4] + lines[5:]))
        self.refused("line 5: the record of task 3 is missing before this line", str(out))
        records.write_text("".join(lines).replace(",steps,", ",stalled,", 1))
        self.refused("differs from its digest", str(out))

    def test_what_arrays_of_lab_have_done_is_gone_on_with(self) -> None:
        out = self.here / "out"
        call = [LAB, "experiment", self.definition, "--out", out, "--shard", "2/3"]
        subprocess.run(call, check=True, stderr=subprocess.DEVNULL)
        made = (out / "records-2-of-3.csv").read_text()
        self.assertEqual(self.call(str(out)).records, 12)
        self.assertEqual((out / "records-2-of-3.csv").read_text(), made)
        self.same(out, self.alone())

    def test_only_the_missing_shards_are_run(self) -> None:
        out = self.here / "out"
        self.assertEqual(self.missing(out, "--shards", "3"), "1-3")
        self.call(str(out), "--shards", "3", "--only", "2")
        self.assertEqual([file.name for file in out.glob("*.csv")], ["records-2-of-3.csv"])
        for only, above in (("3-4", 4), ("1-1000000000,2", 1000000000)):
            self.refused(f"there is no shard {above} of 3", str(out), "--only", only)
        missing = self.missing(out)
        self.assertEqual(missing, "1,3")
        self.call(str(out), "--only", missing)
        self.same(out, self.alone())
        self.assertEqual(self.missing(out), "")
        self.call(str(out), "--only", "")

    def missing(self, out: Path, *more: str) -> str:
        """Returns the list of incomplete shards that lab prints."""
        call = [LAB, "missing", out, *more]
        return subprocess.run(call, check=True, capture_output=True, text=True).stdout.strip()

    def test_a_lab_that_outlived_its_worker_is_waited_for(self) -> None:
        out = self.here / "out"
        parcel, files = experiment.parcels.pack(self.definition, LAB)
        Place.open(str(out)).keep_definition(parcel)
        asked = threading.Event()

        def flock(file, operation: int) -> None:
            asked.set()
            fcntl.flock(file, operation)

        wrapped = SimpleNamespace(flock=flock, LOCK_EX=fcntl.LOCK_EX)
        with (
            mock.patch.object(shard, "fcntl", wrapped),
            ThreadPoolExecutor() as pool,
            (out / "records-1-of-1.csv").open("w") as held,
        ):
            fcntl.flock(held, fcntl.LOCK_EX)
            run = pool.submit(shard.run, parcel, [ray.put(files)], str(out), 1, 1)
            run.add_done_callback(lambda _: asked.set())
            asked.wait()
            self.assertFalse(run.done(), "the shard waits for the lock")
            fcntl.flock(held, fcntl.LOCK_UN)
            self.assertEqual(run.result().records, 12)

    def test_what_lab_says_of_a_definition_is_passed_on(self) -> None:
        self.definition.write_text(SMALL.replace('"ga"', '"gaga"'))
        self.refused("gaga", str(self.here / "out"), "--shards", "1")

    def refused(self, why: str, out: str, *more: str) -> None:
        with self.assertRaises(Failure) as caught:
            self.call(out, *more)
        self.assertIn(why, str(caught.exception))


# Runs of a few hundredths of a second. A shard takes long enough to kill its process.
LONG = """\
seeds = 60
[budget]
steps = 60
[[set]]
file = "../sets/some.txt"
[[contestant]]
algorithm = "ga"
"""


class Killed(Experiment):
    def test_killed_half_way_the_records_are_those_of_one_call(self) -> None:
        self.definition.write_text(LONG)
        out = self.here / "out"
        call = [sys.executable, ENGINE, self.definition, "--out", out, "--lab", LAB, "--cpus", "2"]
        streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        engine = subprocess.Popen([*call, "--shards", "2"], text=True, **streams)
        self.addCleanup(engine.kill)
        # The worker of one shard is killed, and the lab process of the other.
        (_, worker), (lab, _) = [self.half_way(engine, out, number) for number in (1, 2)]
        files = [out / f"records-{number}-of-2.csv" for number in (1, 2)]
        kept = [file.read_text() for file in files]
        os.kill(worker, signal.SIGKILL)
        os.kill(lab, signal.SIGKILL)
        _, said = engine.communicate()
        self.assertEqual(engine.returncode, 0, said)
        for file, text in zip(files, kept):
            whole = file.read_text()
            self.assertTrue(whole.startswith(text[: text.rindex("\n")]), "what was done is kept")
            self.assertGreater(len(whole), len(text), "the kill came too late")
        self.same(out, self.alone())

    def half_way(self, engine: subprocess.Popen, out: Path, number: int) -> tuple[int, int]:
        """Waits until a shard has some records. Returns the ids of its lab process and of the parent, the worker."""
        file = out / f"records-{number}-of-2.csv"
        while not (file.exists() and file.read_bytes().count(b"\n") > 3):
            if engine.poll() is not None:
                self.fail(f"the engine ended before shard {number} began: {engine.stderr.read()}")
            time.sleep(0.02)  # interval between checks of the file
        end = f"--out {out} --shard {number}/2"
        [found] = [(one, by) for one, (by, command) in processes().items() if command.endswith(end)]
        return found


def processes() -> dict[int, tuple[int, str]]:
    """Returns the parent's id and the command of every living process, by process id."""
    call = ["ps", "-axww", "-o", "pid=,ppid=,stat=,command="]
    lines = [line.split(None, 3) for line in subprocess.check_output(call, text=True).splitlines()]
    return {int(line[0]): (int(line[1]), line[3]) for line in lines if len(line) == 4 and line[2][0] != "Z"}
