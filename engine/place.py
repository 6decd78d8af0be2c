"""The destination of records: a folder that all machines share, or a bucket."""

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
    """The folder or address as given on the command line."""
    files: FileSystem
    path: str
    """The path within `files`."""
    folder: Path | None
    """The local folder into which lab writes its records directly. None if the destination is an address."""

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
        """Returns the path of a file within `files`."""
        return f"{self.path}/{name}"

    def keep_definition(self, parcel: Parcel) -> None:
        """Writes the definition beside the records. Raises a Failure if another definition is already there."""
        kept = self._definition(parcel)
        if kept is None:
            if self.files.type_name in ("local", "hdfs"):  # buckets have no folders
                self.files.create_dir(self.path, recursive=True)
            with self.files.open_output_stream(self.within(parcel.name)) as stream:
                stream.write(parcel.text)
        elif kept != parcel.text:
            raise Failure(
                f"{self.name} contains another experiment: choose another folder, or use the definition in this folder"
            )

    def need_definition(self, parcel: Parcel) -> None:
        """Raises a Failure if this machine cannot read the definition that the first machine wrote."""
        if self._definition(parcel) != parcel.text:
            raise Failure(
                f"{gethostname()} has no access to the folder {self.name} of the first machine: "
                "use a folder that all machines share, or the address of a bucket"
            )

    def _definition(self, parcel: Parcel) -> bytes | None:
        """Returns the contents of the stored definition, or None if there is none."""
        try:
            with self.files.open_input_stream(self.within(parcel.name)) as stream:
                return stream.read()
        except FileNotFoundError:
            return None

    def shards(self) -> int | None:
        """Returns the total number of shards of the stored records, or None if there are no records."""
        entries = self.files.get_file_info(FileSelector(self.path, allow_not_found=True))
        names = [entry.base_name for entry in entries if entry.type == FileType.File]
        found = [re.fullmatch(r"records-\d+-of-(\d+)\.(csv|parquet)", name) for name in names]
        parts = {int(match[1]) for match in found if match}
        if len(parts) > 1:
            raise Failure(f"{self.name} has records of {' and of '.join(map(str, sorted(parts)))} shards")
        return next(iter(parts), None)

    def take(self, source: Path) -> None:
        """Copies a file from this machine to this place."""
        with source.open("rb") as file, self.files.open_output_stream(self.within(source.name)) as stream:
            shutil.copyfileobj(file, stream, 1 << 22)
