"""Where records go: a folder that every machine sees, or a bucket."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from socket import gethostname

import pyarrow as pa
from pyarrow.fs import FileSelector, FileSystem, FileType, LocalFileSystem

from failure import Failure
from parcel import Parcel


@dataclass(frozen=True)
class Place:
    """An opened folder or bucket."""

    name: str
    """As it was given."""
    files: FileSystem
    path: str
    folder: Path | None
    """The folder itself, where lab can write its records as it makes them; none of what has an address."""

    @staticmethod
    def open(name: str) -> "Place":
        """Opens `name`: a folder, or an address such as `s3://bucket/folder`."""
        if "://" not in name:
            folder = Path(name).resolve()
            return Place(name, LocalFileSystem(), str(folder), folder)
        try:
            files, path = FileSystem.from_uri(name)
        except (pa.ArrowException, ValueError, OSError, ImportError) as error:
            raise Failure(f"{name}: {error}") from error
        return Place(name, files, path, None)

    def within(self, name: str) -> str:
        """The path of a file in it."""
        return f"{self.path}/{name}"

    def keep_definition(self, parcel: Parcel) -> None:
        """Writes the definition beside the records, or sees that they are of no other one."""
        kept = self._definition(parcel)
        if kept is None:
            if self.files.type_name in ("local", "hdfs"):  # buckets have no folders
                self.files.create_dir(self.path, recursive=True)
            with self.files.open_output_stream(self.within(parcel.name)) as stream:
                stream.write(parcel.text)
        elif kept != parcel.text:
            raise Failure(
                f"{self.name} is another experiment's: choose another folder, or give the definition it was made by"
            )

    def need_definition(self, parcel: Parcel) -> None:
        """Sees that this machine reaches what the first one wrote."""
        if self._definition(parcel) != parcel.text:
            raise Failure(
                f"{gethostname()} does not see {self.name} as the first machine does: "
                "give a folder that all machines share, or the address of a bucket"
            )

    def _definition(self, parcel: Parcel) -> bytes | None:
        try:
            with self.files.open_input_stream(self.within(parcel.name)) as stream:
                return stream.read()
        except FileNotFoundError:
            return None

    def shards(self) -> int | None:
        """Into how many shards its records were parted; none if there are none."""
        entries = self.files.get_file_info(FileSelector(self.path, allow_not_found=True))
        names = [entry.base_name for entry in entries if entry.type == FileType.File]
        found = [re.fullmatch(r"records-\d+-of-(\d+)\.(csv|parquet)", name) for name in names]
        parts = {int(match[1]) for match in found if match}
        if len(parts) > 1:
            raise Failure(f"{self.name} has records of {' and of '.join(map(str, sorted(parts)))} shards")
        return next(iter(parts), None)

    def take(self, source: Path) -> None:
        """Copies a file of this machine there."""
        with source.open("rb") as file, self.files.open_output_stream(self.within(source.name)) as stream:
            shutil.copyfileobj(file, stream, 1 << 22)
