"""Common parts of the tests: a small experiment in a temporary folder, and a function that reads its records."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

LAB = Path(os.environ["SUDOKU_LAB"])

PUZZLES = """\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
"""

# Twelve tasks: three puzzles, with three seeds for the genetic algorithm. The second puzzle is invalid, so nothing is
# run for it.
SMALL = """\
seeds = 3
[budget]
steps = 30
[[set]]
file = "../sets/some.txt"
[[contestant]]
algorithm = "backtracking"
[[contestant]]
algorithm = "ga"
"""


class Prepared(unittest.TestCase):
    """A temporary folder with the definition `made/all.toml` and its set in another folder."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="sudoku-engine-")
        self.addCleanup(folder.cleanup)
        self.here = Path(folder.name)
        self.definition = self.write("made/all.toml", SMALL)
        self.write("sets/some.txt", PUZZLES)

    def write(self, name: str, text: str) -> Path:
        """Writes a file, creates its folders and returns its path."""
        path = self.here / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def alone(self) -> list[list[str]]:
        """Returns the records of a single call of lab."""
        out = self.here / "alone"
        call = [LAB, "experiment", self.definition, "--out", out]
        subprocess.run(call, check=True, stderr=subprocess.DEVNULL)
        return rows(out)


def rows(folder: Path) -> list[list[str]]:
    """Returns the records of all shards in a folder, sorted by task, without the run time."""
    found = []
    for file in folder.glob("records-*.csv"):
        lines = [line.split(",") for line in file.read_text().splitlines()]
        at = lines[0].index("micros")
        found += [line[:at] + line[at + 1 :] for line in lines[1:]]
    return sorted(found, key=lambda row: int(row[0]))
