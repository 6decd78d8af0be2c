"""Runs all tests of the engine. The environment variable `SUDOKU_LAB` is the path of lab."""

import os
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

with tempfile.TemporaryDirectory(prefix="sudoku-") as folder:
    os.environ["TMPDIR"] = tempfile.tempdir = folder  # also removes the files that workers unpack
    tests = unittest.defaultTestLoader.discover(str(HERE), top_level_dir=str(HERE))
    done = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(tests)
sys.exit(not done.wasSuccessful())
