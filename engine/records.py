"""Reads the records of `lab experiment`, checks them and writes them as Parquet."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.parquet as pq
from pyarrow.fs import FileSystem

from columns import BLOCK_COLUMN, COLUMNS, COUNTER_PREFIX, RESOURCE_COLUMNS
from failure import Failure

# The columns of every record. Empty values in CSV become null.
SCHEMA = pa.schema([pa.field(name, getattr(pa, kind)(), nullable=nullable) for name, kind, nullable in COLUMNS])

# The metadata key of a Parquet file for the hash of its experiment and its count.
KEY = b"sudoku-lab"


@dataclass(frozen=True)
class Count:
    """Three numbers about the tasks of some records, which show whether each task occurs once."""

    records: int = 0
    """The number of records."""
    last: int = -1
    """The largest task number; -1 without records."""
    total: int = 0
    """The sum of the task numbers."""

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.records + other.records, max(self.last, other.last), self.total + other.total
        )

    def complete(self) -> bool:
        """Returns whether the records can be those of the tasks from 0 to `last`, each once.

        Only the number of records and the sum of the task numbers are compared.
        """
        return self.records == self.last + 1 and 2 * self.total == self.records * self.last


def digest_file(csv: Path) -> Path:
    """Returns the path of the file with the digest that lab writes for a complete shard."""
    return csv.with_name(f"{csv.name}.sha256")


def check_digest(csv: Path) -> None:
    """Raises a Failure if the records of a shard differ from the digest that lab wrote."""
    beside = digest_file(csv)
    try:
        expected = beside.read_text()
        with csv.open("rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise Failure(f"{csv}: {error}") from error
    if expected != f"{found}  {csv.name}\n":
        raise Failure(f"{csv} differs from its digest, {beside.name}: it was altered after its last record was written")


def convert(source: str, target: str, files: FileSystem, experiment: str) -> Count:
    """Checks the records of a shard, a local CSV file, and writes them as Parquet to `target` in `files`.

    The footer of the Parquet file contains the hash of the experiment and the count. An incomplete file has no footer.
    The memory does not grow with the length of the file: records are read in blocks.
    """
    count = Count()
    schema = _schema(source)
    options = {
        "parse_options": pa.csv.ParseOptions(quote_char=False),
        "convert_options": pa.csv.ConvertOptions(
            column_types=schema, null_values=[""], strings_can_be_null=True
        ),
    }
    try:
        with pa.csv.open_csv(source, **options) as rows:
            with pq.ParquetWriter(target, schema, filesystem=files, compression="zstd") as parquet:
                for batch in rows:
                    count = _checked(batch, count, source)
                    parquet.write_batch(batch.cast(schema))
                kept = json.dumps({"experiment": experiment, **asdict(count)})
                parquet.add_key_value_metadata({KEY: kept})
    except (pa.ArrowInvalid, ValueError) as error:
        raise Failure(f"{source}: {error}") from error
    return count


def _schema(source: str) -> pa.Schema:
    """Returns the columns of a file of records.

    These are the fixed columns, then the counters and the resource columns, which can be null, then the block, if
    runs are repeated. Raises a Failure if the header is invalid.
    """
    try:
        with open(source, encoding="utf-8", newline="") as file:
            names = file.readline().rstrip("\n").split(",")
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"{source}: {error}") from error
    more = names[len(SCHEMA) :]
    block = [pa.field(BLOCK_COLUMN, pa.uint32(), nullable=False)] if more[-1:] == [BLOCK_COLUMN] else []
    more = more[: len(more) - len(block)]
    resources = RESOURCE_COLUMNS if more[-len(RESOURCE_COLUMNS) :] == RESOURCE_COLUMNS else []
    counters = more[: len(more) - len(resources)]
    if names[: len(SCHEMA)] != SCHEMA.names or not all(name.startswith(COUNTER_PREFIX) for name in counters):
        raise Failure(f"{source}: line 1: this line is not the header of records")
    return pa.schema([*SCHEMA, *(pa.field(name, pa.uint64()) for name in more), *block])


def _checked(batch: pa.RecordBatch, before: Count, source: str) -> Count:
    """Adds a batch to the count of the records before it. Raises a Failure if the task numbers do not increase."""
    tasks = batch.column("task")
    if len(tasks) == 0:
        return before
    first, last = tasks[0].as_py(), tasks[-1].as_py()
    rising = pc.all(pc.less(tasks[:-1], tasks[1:]), min_count=0).as_py()
    if first is None or last is None or not rising or first <= before.last:
        raise Failure(f"{source}: the task numbers do not increase from record {before.records + 1} on")
    return before + Count(len(tasks), last, pc.sum(tasks).as_py())


def counted(target: str, files: FileSystem, experiment: str) -> Count | None:
    """Returns the count in the metadata of a Parquet file, or None if the file is missing or incomplete.

    Raises a Failure if the file belongs to another experiment.
    """
    try:
        kept = (pq.read_metadata(target, filesystem=files).metadata or {}).get(KEY)
    except (FileNotFoundError, pa.ArrowInvalid):
        return None
    said = json.loads(kept) if kept else {}
    if said.pop("experiment", None) != experiment:
        raise Failure(
            f"{target} was made from other sets or by another version of lab: choose another folder, or delete the file"
        )
    return Count(**said)
