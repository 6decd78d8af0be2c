"""Tests that records are checked and converted to Parquet with the same values."""

import pyarrow.parquet as pq
from pyarrow.fs import LocalFileSystem

from common import Prepared
from failure import Failure
from records import SCHEMA, Count, convert, counted

FILES = LocalFileSystem()
HEADER = ",".join(SCHEMA.names)
SOLVED = "0,some,1,1...,fast,1,solved,1,13,13,8,8,0,160,1234"
INVALID = "2,some,2,11..,fast,1,invalid,,,,,,,,"
LARGE = "7,some,3,1...,fast,4294967295,steps,0,18446744073709551615,,,,4,12,"


class Records(Prepared):
    def convert(self, *lines: str) -> Count:
        self.target = str(self.here / "some.parquet")
        source = self.write("some.csv", "".join(f"{line}\n" for line in lines))
        return convert(str(source), self.target, FILES, "this one")

    def test_parquet_says_what_the_rows_say(self) -> None:
        self.assertEqual(self.convert(HEADER, SOLVED, INVALID, LARGE), Count(3, 7, 9))
        table = pq.read_table(self.target)
        self.assertTrue(table.schema.equals(SCHEMA))
        said = [",".join("" if one is None else str(one) for one in row.values()) for row in table.to_pylist()]
        self.assertEqual(said, [SOLVED, INVALID, LARGE])
        self.assertEqual(counted(self.target, FILES, "this one"), Count(3, 7, 9))

    def test_open_columns_of_counters_are_kept(self) -> None:
        header = f"{HEADER},counter.flips,counter.sweeps"
        self.convert(header, f"{SOLVED},7,", f"{INVALID},,", f"{LARGE},,18446744073709551615")
        table = pq.read_table(self.target)
        self.assertEqual(table.schema.names, header.split(","))
        self.assertEqual(table.column("counter.flips").to_pylist(), [7, None, None])
        self.assertEqual(table.column("counter.sweeps").to_pylist(), [None, None, 2**64 - 1])

    def test_the_block_is_the_last_column(self) -> None:
        header = f"{HEADER},counter.flips,block"
        self.convert(header, f"{SOLVED},7,1", f"{INVALID},,2")
        table = pq.read_table(self.target)
        self.assertEqual(table.schema.names, header.split(","))
        self.assertEqual(table.column("block").to_pylist(), [1, 2])
        self.assertEqual(str(table.schema.field("block").type), "uint32")
        with self.assertRaisesRegex(Failure, "this line is not the header of records"):
            self.convert(f"{HEADER},block,counter.flips", f"{SOLVED},1,7")

    def test_a_shard_without_tasks_has_no_records(self) -> None:
        self.assertEqual(self.convert(HEADER), Count())
        self.assertEqual(pq.read_table(self.target).num_rows, 0)

    def test_what_is_no_record_is_refused_with_its_file_and_place(self) -> None:
        for wrong, lines in {
            "some.csv: line 1: this line is not the header": [SOLVED, INVALID],
            "some.csv: line 1: this line is not the header of": [f"{HEADER},flips", f"{SOLVED},7"],
            "Expected 15 columns, got 2: 2,some": [HEADER, SOLVED, "2,some"],
            "invalid value 'x'": [HEADER, SOLVED, INVALID.replace("2", "x", 1)],
            "the task numbers do not increase from record 1 on": [HEADER, INVALID, SOLVED],
            "some.csv: the task numbers": [HEADER, SOLVED, SOLVED],
            "do not increase": [HEADER, SOLVED, INVALID.replace("2", "", 1)],
            "some.csv: ": [],
        }.items():
            with self.subTest(wrong), self.assertRaises(Failure) as caught:
                self.convert(*lines)
            self.assertIn(wrong, str(caught.exception))
            self.assertIn("some.csv", str(caught.exception))

    def test_tasks_rise_from_block_to_block(self) -> None:
        many = [SOLVED.replace("0", str(10_000 + task), 1) for task in range(40_000)]
        self.assertEqual(self.convert(HEADER, *many).records, 40_000)
        # Arrow reads blocks of one megabyte: the second block starts with the same task as the first.
        block = ((1 << 20) - len(HEADER) - 1) // (len(many[0]) + 1)
        with self.assertRaisesRegex(Failure, f"do not increase from record {block + 1} on"):
            self.convert(HEADER, *many[:block], *many)

    def test_half_a_file_is_none_and_one_of_others_is_refused(self) -> None:
        self.assertIsNone(counted(str(self.here / "none.parquet"), FILES, "this one"))
        self.convert(HEADER, SOLVED)
        with self.assertRaisesRegex(Failure, "another version of lab"):
            counted(self.target, FILES, "another")
        whole = (self.here / "some.parquet").read_bytes()
        for length in (0, 3, 11, len(whole) - 1):
            (self.here / "some.parquet").write_bytes(whole[:length])
            self.assertIsNone(counted(self.target, FILES, "this one"), length)

    def test_counts_tell_what_is_missing_or_there_twice(self) -> None:
        self.assertTrue((Count(2, 2, 2) + Count(1, 1, 1)).complete())
        self.assertTrue(Count().complete())
        for wrong in (Count(2, 2, 2), Count(3, 2, 4), Count(4, 2, 4)):
            self.assertFalse(wrong.complete(), wrong)
