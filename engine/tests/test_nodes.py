"""Ray on two nodes, each in a network namespace of this machine: only in the long size of the tests, and only as root.

    SUDOKU_LONG=1 SUDOKU_LAB=target/release/sudoku-lab PYTHON -m unittest discover -s engine/tests -p test_nodes.py

PYTHON is one with engine/requirements.txt. The head and a worker node have addresses of their own, joined by a pair of
virtual devices, and share a folder. The records of each experiment are compared with those of one undisturbed call of
lab.
"""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from common import LAB, PUZZLES, rows

ENGINE = Path(__file__).resolve().parent.parent / "experiment.py"

NODES = {"sudoku-head": "10.88.37.1", "sudoku-worker": "10.88.37.2"}

HEAD, WORKER = NODES

# Runs of some hundredths of a second, of which a shard takes some seconds: time enough to kill what makes them.
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

# How often Ray is started in a node before the test fails.
STARTS = 10

# How long a call may take before it counts as stuck, in seconds.
PATIENCE = 600


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, text=True, capture_output=True)


def lay_network() -> None:
    """Two namespaces with one virtual device each."""
    ip("link", "add", "sudoku-a", "type", "veth", "peer", "name", "sudoku-b")
    for (name, address), device in zip(NODES.items(), ("sudoku-a", "sudoku-b")):
        ip("netns", "add", name)
        ip("link", "set", device, "netns", name)
        ip("-n", name, "addr", "add", f"{address}/24", "dev", device)
        ip("-n", name, "link", "set", device, "up")
        ip("-n", name, "link", "set", "lo", "up")


def kill_all(node: str) -> None:
    """Kills all processes of a node at once, as a power failure does."""
    found = subprocess.run(["ip", "netns", "pids", node], text=True, capture_output=True).stdout
    for number in map(int, found.split()):
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            pass


def remove_network() -> None:
    for name in NODES:
        kill_all(name)
        subprocess.run(["ip", "netns", "del", name], stderr=subprocess.DEVNULL)


def obstacle() -> str | None:
    """Why two nodes cannot be tested here; `None` if they can."""
    if not os.environ.get("SUDOKU_LONG"):
        return "two nodes are tested in the long size only: set SUDOKU_LONG"
    if not sys.platform.startswith("linux"):
        return "network namespaces need Linux"
    if os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "network namespaces need the program `ip` (iproute2)"
    remove_network()  # that of a call that was killed
    try:
        lay_network()
    except subprocess.CalledProcessError as error:
        return f"the kernel refuses network namespaces: {error.stderr.strip()}"
    finally:
        remove_network()
    return None


class Cluster:
    """A head and a worker node of Ray, each with the processes of its namespace."""

    def __init__(self, here: Path) -> None:
        self.token = secrets.token_hex(32)
        # Ray puts sockets there, whose paths have at most 107 characters.
        self.temp = {name: here / f"r{number}" for number, name in enumerate(NODES)}
        for folder in self.temp.values():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()

    def begin(self) -> None:
        self.start(HEAD, "--head", f"--node-ip-address={NODES[HEAD]}", "--port=6379")
        self.start(WORKER, f"--address={NODES[HEAD]}:6379", f"--node-ip-address={NODES[WORKER]}")

    def start(self, node: str, *words: str) -> None:
        # A worker node takes the name of the folder from the head.
        of_head = [f"--temp-dir={self.temp[node]}", "--include-dashboard=false"] if node == HEAD else []
        for _ in range(STARTS):
            started = self.within(
                node, "-m", "ray.scripts.scripts", "start", "--num-cpus=1", "--object-store-memory=100000000",
                "--disable-usage-stats", *of_head, *words,
            )
            if started.returncode == 0:
                return
            # On a busy machine, an agent of a node does not start within the 15 seconds that Ray waits for it.
            self.kill(node)
        raise AssertionError(f"Ray did not start in {node}: {started.stdout}{started.stderr}")

    def within(self, node: str, *words: object) -> subprocess.CompletedProcess[str]:
        call = ["ip", "netns", "exec", node, sys.executable, *map(str, words)]
        return subprocess.run(call, env=self.environment(node), text=True, capture_output=True, timeout=PATIENCE)

    def environment(self, node: str) -> dict[str, str]:
        more = {"TMPDIR": str(self.temp[node]), "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": self.token}
        return os.environ | more | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "40"}

    def engine(self, definition: Path, out: Path, *more: object) -> subprocess.Popen[str]:
        """Begins a call of the engine on the head."""
        call = [sys.executable, ENGINE, definition, "--out", out, "--lab", LAB, *more]
        call += ["--address", f"{NODES[HEAD]}:6379"]
        streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        words = ["ip", "netns", "exec", HEAD, *map(str, call)]
        return subprocess.Popen(words, env=self.environment(HEAD), text=True, **streams)

    def kill(self, node: str) -> None:
        kill_all(node)

    def end(self) -> None:
        for node in NODES:
            self.kill(node)


def half_way(out: Path, node: str, call: subprocess.Popen[str]) -> str:
    """Waits until a shard that runs on a node has some records; returns the number of the shard, such as 2-of-4."""
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
        time.sleep(0.05)  # between two looks at the processes
    if call.poll() is None:
        call.kill()
    raise AssertionError(f"{out.name}: no shard had records on {node}: {ended(call)}")


def ended(call: subprocess.Popen[str]) -> tuple[int, str]:
    _, said = call.communicate(timeout=PATIENCE)
    return call.returncode, said.strip()


class TwoNodes(unittest.TestCase):
    """A network of two namespaces, and the records of an undisturbed call."""

    @classmethod
    def setUpClass(cls) -> None:
        reason = obstacle()
        if reason is not None:
            raise unittest.SkipTest(reason)
        # Ray puts sockets below this folder: the folder of the other tests could be too long for their paths.
        cls.here = Path(tempfile.mkdtemp(prefix="sn-", dir="/tmp"))
        cls.addClassCleanup(shutil.rmtree, cls.here, ignore_errors=True)
        cls.definition = cls.here / "made/all.toml"
        for path, text in ((cls.definition, DEFINITION), (cls.here / "sets/some.txt", PUZZLES)):
            path.parent.mkdir()
            path.write_text(text)
        call = [LAB, "experiment", cls.definition, "--out", cls.here / "alone"]
        subprocess.run(call, check=True, stderr=subprocess.DEVNULL)
        cls.expected = rows(cls.here / "alone")
        cls.addClassCleanup(remove_network)
        lay_network()

    def cluster(self) -> Cluster:
        """A cluster that ends with the test."""
        cluster = Cluster(self.here)
        self.addCleanup(cluster.end)  # also if only some of its processes start
        cluster.begin()
        return cluster

    def begin(self, cluster: Cluster, out: Path, *more: object) -> subprocess.Popen[str]:
        return cluster.engine(self.definition, out, "--shards", SHARDS, *more)

    def assert_same(self, out: Path, call: subprocess.Popen[str]) -> None:
        status, said = ended(call)
        self.assertEqual(status, 0, said)
        self.assertEqual(rows(out), self.expected, said)

    def test_two_nodes_make_the_records_of_one_call(self) -> None:
        out = self.here / "undisturbed"
        self.assert_same(out, self.begin(self.cluster(), out))

    def test_shards_of_a_killed_worker_node_are_restarted_on_the_head(self) -> None:
        out = self.here / "worker"
        cluster = self.cluster()
        call = self.begin(cluster, out)
        half_way(out, WORKER, call)
        cluster.kill(WORKER)
        self.assert_same(out, call)

    def test_a_new_cluster_resumes_what_a_killed_head_left(self) -> None:
        out = self.here / "head"
        cluster = self.cluster()
        call = self.begin(cluster, out)
        half_way(out, HEAD, call)
        cluster.kill(HEAD)
        status, said = ended(call)
        self.assertNotEqual(status, 0, said)
        self.assertLess(len(rows(out)), len(self.expected))
        cluster.end()
        missing = [LAB, "missing", out, "--shards", str(SHARDS)]
        listed = subprocess.run(missing, check=True, text=True, capture_output=True).stdout.strip()
        self.assertTrue(listed, "the head was killed half-way, so that shards are missing")
        self.assert_same(out, self.begin(self.cluster(), out, "--only", listed))


if __name__ == "__main__":
    unittest.main()
