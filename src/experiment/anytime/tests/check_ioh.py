"""Checks an export of `lab report --anytime --ioh DIR` with the official packages of IOHprofiler.

    python3 -m venv venv && venv/bin/pip install ioh==0.4.2 iohinspector==0.0.8
    sudoku-lab report RECORDS --anytime --targets 1,2,3 --format csv --ioh DIR > report.csv
    venv/bin/python check_ioh.py DIR report.csv

1. Every trajectory of the export is logged again by `ioh.logger.Analyzer`, and the `.dat` files are compared byte by byte.
2. iohinspector reads the export, and the expected running times that its function `aggregate_running_time` computes are
   compared with those of the report. iohinspector lets every run that misses a target count with one common budget. This
   equals the run length only if all these runs stopped at the same limit, so the comparison is skipped for targets that
   another run misses, and is made with the definition of the expected running time on iohinspector's data instead.
"""

import csv
import json
import sys
import tempfile
from pathlib import Path

import ioh
import polars as pl
from iohinspector import DataManager
from iohinspector.metrics import aggregate_running_time

HEADER = "evaluations raw_y\n"


def logged_again(index: dict, texts: list[str]) -> list[str]:
    """The `.dat` files that ioh writes for the trajectories in `texts`."""
    with tempfile.TemporaryDirectory() as root:
        logger = ioh.logger.Analyzer(root=root, folder_name="again", algorithm_name="any")
        for scenario, text in zip(index["scenarios"], texts):
            runs = text.split(HEADER)[1:]
            for run, rows in zip(scenario["runs"], runs, strict=True):
                values = dict(map(float, row.split()) for row in rows.splitlines())
                state = {"evaluations": 0, "y": None}

                def objective(_, state=state, values=values):
                    state["evaluations"] += 1
                    state["y"] = values.get(state["evaluations"], state["y"])
                    return state["y"]

                ioh.problem.wrap_real_problem(objective, index["function_name"], lb=0, ub=1)
                dimension = scenario["dimension"]
                kind = ioh.ProblemClass.REAL
                problem = ioh.get_problem(index["function_name"], run["instance"], dimension, kind)
                problem.attach_logger(logger)
                for _ in range(run["evals"]):
                    problem([0.5] * dimension)
                problem.detach_logger()
        logger.close()
        return [file.read_text() for file in sorted(Path(root).glob("**/*.dat"))]


def check_files(folder: Path) -> int:
    """The number of `.dat` files, all of which equal those of ioh."""
    count = 0
    for file in sorted(folder.glob("**/*.json")):
        index = json.loads(file.read_text())
        texts = [(file.parent / scenario["path"]).read_text() for scenario in index["scenarios"]]
        again = logged_again(index, texts)
        assert sorted(texts) == sorted(again), file
        count += len(texts)
    return count


def check_expected_running_times(folder: Path, report: Path) -> tuple[int, int, float]:
    """The numbers of comparisons with iohinspector's function and with the definition, and the largest relative difference."""
    with report.open() as lines:
        rows = [row for row in csv.DictReader(lines) if row["view"] == "ert" and row["unit"] == "evaluations"]
    official, by_definition, largest = 0, 0, 0.0
    for name in sorted({row["contestant"] for row in rows}):
        manager = DataManager()
        files = [f for f in folder.glob("**/*.json") if json.loads(f.read_text())["algorithm"]["name"] == name]
        for file in files:
            manager.add_json(str(file))
        data = manager.load(monotonic=False, include_meta_data=True)
        improvements = manager.load(monotonic=True, include_meta_data=True)
        lengths = dict(manager.overview.select("data_id", "evals").iter_rows())
        for row in (row for row in rows if row["contestant"] == name and row["value"]):
            target = float(row["target"])
            hits = data.filter(pl.col("raw_y") <= target).group_by("data_id").agg(pl.col("evaluations").min())
            hits = dict(hits.iter_rows())
            assert len(hits) == int(row["reached"]), row
            missed = {length for run, length in lengths.items() if run not in hits}
            expected = sum(hits.get(run, length) for run, length in lengths.items()) / len(hits)
            by_definition += 1
            differences = [abs(expected / float(row["value"]) - 1)]
            if len(missed) <= 1:
                table = aggregate_running_time(
                    improvements, f_min=target, f_max=target, scale_f_log=False, eval_max=max(missed, default=1)
                )
                differences.append(abs(table["ERT"].iloc[0] / float(row["value"]) - 1))
                official += 1
            largest = max(largest, *differences)
            assert max(differences) < 1e-6, (row, expected, differences)
    return official, by_definition, largest


if __name__ == "__main__":
    export = Path(sys.argv[1])
    print(f"{check_files(export)} .dat files are those of ioh {ioh.__version__ if hasattr(ioh, '__version__') else ''}")
    if len(sys.argv) > 2:
        official, by_definition, largest = check_expected_running_times(export, Path(sys.argv[2]))
        print(f"{official} expected running times of iohinspector and {by_definition} by definition: relative difference at most {largest:.1e}")
