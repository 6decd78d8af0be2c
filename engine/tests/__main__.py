"""Runs all tests of the engine; `SUDOKU_LAB` names the program that they call."""

import os
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

with tempfile.TemporaryDirectory(prefix="sudoku-") as folder:
    os.environ["TMPDIR"] = tempfile.tempdir = folder  # what workers unpack goes too
    tests = unittest.defaultTestLoader.discover(str(HERE), top_level_dir=str(HERE))
    done = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(tests)
sys.exit(not done.wasSuccessful())
