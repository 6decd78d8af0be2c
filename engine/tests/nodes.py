#!/usr/bin/env python3
"""Ray on two nodes, each in a network namespace of this machine; needs root on Linux, so `npm test` does not run it.

    sudo SUDOKU_LAB=target/release/sudoku-lab PYTHON engine/tests/nodes.py

PYTHON is an interpreter with the packages of engine/requirements.txt. The head and a worker node have addresses of
their own, are connected by a pair of virtual devices, and share a folder. The records of three experiments are
compared with those of a single undisturbed call of lab: (1) nothing is killed; (2) the worker node is killed
half-way; (3) the head is killed half-way, and the shards that `lab missing` lists are run on a new cluster, with
--only.
"""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from common import LAB, PUZZLES, rows  # noqa: E402

ENGINE = HERE.parent / "experiment.py"

NODES = {"sudoku-head": "10.88.37.1", "sudoku-worker": "10.88.37.2"}

HEAD, WORKER = NODES

# Runs of a few hundredths of a second. A shard takes several seconds, which is enough time to kill its process.
DEFINITION = """\
seeds = 60
[budget]
steps = 120
[[set]]
file = "../sets/some.txt"
[[contestant]]
algorithm = "ga"
"""

SHARDS = 4

# Timeout of a call, in seconds.
PATIENCE = 600


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def lay_network() -> None:
    """Creates two network namespaces with one virtual device each."""
    ip("link", "add", "sudoku-a", "type", "veth", "peer", "name", "sudoku-b")
    for (name, address), device in zip(NODES.items(), ("sudoku-a", "sudoku-b")):
        ip("netns", "add", name)
        ip("link", "set", device, "netns", name)
        ip("-n", name, "addr", "add", f"{address}/24", "dev", device)
        ip("-n", name, "link", "set", device, "up")
        ip("-n", name, "link", "set", "lo", "up")


def remove_network() -> None:
    for name in NODES:
        subprocess.run(["ip", "netns", "del", name], stderr=subprocess.DEVNULL)


class Cluster:
    """A Ray cluster of a head and a worker node, each in a network namespace of its own."""

    def __init__(self, here: Path) -> None:
        self.token = secrets.token_hex(32)
        # Short paths, because Ray creates sockets there, whose paths can have at most 107 characters.
        self.temp = {name: here / f"r{number}" for number, name in enumerate(NODES)}
        for folder in self.temp.values():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
        self.start(HEAD, "--head", f"--node-ip-address={NODES[HEAD]}", "--port=6379")
        self.start(WORKER, f"--address={NODES[HEAD]}:6379", f"--node-ip-address={NODES[WORKER]}")

    def start(self, node: str, *words: str) -> None:
        # A worker node gets the path of the folder from the head.
        of_head = [f"--temp-dir={self.temp[node]}", "--include-dashboard=false"] if node == HEAD else []
        started = self.within(
            node, "-m", "ray.scripts.scripts", "start", "--num-cpus=1", "--object-store-memory=100000000",
            "--disable-usage-stats", *of_head, *words,
        )
        if started.returncode != 0:
            sys.exit(f"Ray did not start in {node}: {started.stdout}{started.stderr}")

    def within(self, node: str, *words: object) -> subprocess.CompletedProcess[str]:
        call = ["ip", "netns", "exec", node, sys.executable, *map(str, words)]
        return subprocess.run(call, env=self.environment(node), text=True, capture_output=True, timeout=PATIENCE)

    def environment(self, node: str) -> dict[str, str]:
        more = {"TMPDIR": str(self.temp[node]), "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": self.token}
        return os.environ | more | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "240"}

    def engine(self, definition: Path, out: Path, *more: object) -> subprocess.Popen[str]:
        """Starts the engine on the head."""
        call = [sys.executable, ENGINE, definition, "--out", out, "--lab", LAB, *more]
        call += ["--address", f"{NODES[HEAD]}:6379"]
        streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        words = ["ip", "netns", "exec", HEAD, *map(str, call)]
        return subprocess.Popen(words, env=self.environment(HEAD), text=True, **streams)

    def kill(self, node: str) -> None:
        """Kills all processes of a node at once, which simulates a power failure."""
        found = subprocess.run(["ip", "netns", "pids", node], text=True, capture_output=True).stdout
        for number in map(int, found.split()):
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def end(self) -> None:
        for node in NODES:
            self.kill(node)


def half_way(out: Path, node: str, call: subprocess.Popen[str]) -> str:
    """Waits until a shard that runs on a node has some records. Returns the name of the shard, such as 2-of-4."""
    deadline = time.monotonic() + PATIENCE
    while call.poll() is None and time.monotonic() < deadline:
        for number in subprocess.run(
            ["ip", "netns", "pids", node], text=True, capture_output=True
        ).stdout.split():
            try:
                words = Path(f"/proc/{number}/cmdline").read_bytes().decode().split("\0")
            except OSError:
                continue
            if "--shard" in words:
                shard = words[words.index("--shard") + 1].replace("/", "-of-")
                file = out / f"records-{shard}.csv"
                if file.exists() and file.read_bytes().count(b"\n") > 5:
                    return shard
        time.sleep(0.05)  # interval between checks of the processes
    if call.poll() is None:
        call.kill()
    sys.exit(f"{out.name}: no shard had records on {node}: {ended(call)}")


def ended(call: subprocess.Popen[str]) -> tuple[int, str]:
    _, said = call.communicate(timeout=PATIENCE)
    return call.returncode, said.strip()


def check(name: str, out: Path, expected: list[list[str]], status: tuple[int, str]) -> None:
    same = rows(out) == expected
    print(f"{name}: exit status {status[0]}, {'the records of one call' if same else 'OTHER RECORDS'}", flush=True)
    print(f"    {status[1].splitlines()[-1] if status[1] else ''}", flush=True)
    if not same or status[0] != 0:
        sys.exit(f"{name}: failed: {status[1]}")


def main() -> None:
    here = Path(tempfile.mkdtemp(prefix="sn-"))
    definition = here / "made/all.toml"
    for path, text in ((definition, DEFINITION), (here / "sets/some.txt", PUZZLES)):
        path.parent.mkdir()
        path.write_text(text)
    call = [LAB, "experiment", definition, "--out", here / "alone"]
    subprocess.run(call, check=True, stderr=subprocess.DEVNULL)
    expected = rows(here / "alone")
    cluster = None
    try:
        lay_network()
        cluster = Cluster(here)
        shards = ["--shards", SHARDS]
        check("undisturbed", here / "a", expected, ended(cluster.engine(definition, here / "a", *shards)))

        call = cluster.engine(definition, here / "b", *shards)
        shard = half_way(here / "b", WORKER, call)
        cluster.kill(WORKER)
        print(f"    worker node killed during shard {shard}", flush=True)
        check("worker node killed", here / "b", expected, ended(call))
        cluster.end()

        cluster = Cluster(here)
        call = cluster.engine(definition, here / "c", *shards)
        shard = half_way(here / "c", HEAD, call)
        cluster.kill(HEAD)
        status = ended(call)
        before = len(rows(here / "c"))
        print(f"head killed during shard {shard}: exit status {status[0]}, {before} records kept", flush=True)
        cluster.end()
        cluster = Cluster(here)
        missing = [LAB, "missing", here / "c", "--shards", str(SHARDS)]
        listed = subprocess.run(missing, check=True, text=True, capture_output=True).stdout.strip()
        print(f"    missing shards: {listed}", flush=True)
        assert listed, "the head was killed half-way, so that shards are missing"
        again = cluster.engine(definition, here / "c", *shards, "--only", listed)
        check("the missing shards again", here / "c", expected, ended(again))
    finally:
        if cluster:
            cluster.end()
        remove_network()
        shutil.rmtree(here, ignore_errors=True)


if __name__ == "__main__":
    main()
