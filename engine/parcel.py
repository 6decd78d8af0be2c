"""The data that a machine needs to run a shard: the definition, the files that it names, and lab."""

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from failure import Failure


# The contents of files by relative path. The paths of sets relative to the definition are kept. `lab` is the program.
Files = dict[str, bytes]


@dataclass(frozen=True)
class Parcel:
    """An experiment, packed on the machine that starts it. The files are sent once to each machine."""

    definition: str
    """The path of the definition among the files."""
    text: bytes
    """The contents of the definition."""
    experiment: str
    """A hash of everything that determines the records: the definition, its files and the version of lab."""
    files: str
    """A hash of all files, including the binary of lab."""

    @property
    def name(self) -> str:
        """The file name of the definition beside the records. Its extension is that of the format."""
        return "definition.json" if self.definition.endswith(".json") else "definition.toml"

    def unpack(self, fetch: Callable[[], Files]) -> tuple[Path, Path]:
        """Returns the paths of lab and the definition on this machine.

        If the files are not there yet, `fetch` returns them, and they are written to a folder for temporary files.
        """
        shelf = Path(tempfile.gettempdir()) / f"sudoku-lab-{os.getuid()}"
        shelf.mkdir(mode=0o700, exist_ok=True)
        if shelf.lstat().st_uid != os.getuid():
            raise Failure(f"{shelf} belongs to another user: set TMPDIR to a folder of your own")
        here = shelf / self.files
        if not here.exists():
            draft = Path(tempfile.mkdtemp(dir=shelf))
            for name, content in fetch().items():
                (draft / name).parent.mkdir(parents=True, exist_ok=True)
                (draft / name).write_bytes(content)
            (draft / "lab").chmod(0o700)
            try:
                draft.rename(here)
            except OSError:  # another worker on this machine has written the files first
                shutil.rmtree(draft)
        return here / "lab", here / self.definition


def pack(definition: Path, lab: Path) -> tuple[Parcel, Files]:
    """Reads the definition, the files of sets and solvers, and lab.

    Errors in the definition are not reported here, unless its syntax is invalid: lab reports them.
    """
    text = _read(definition)
    named = [name for name in _files(definition, text) if not os.path.isabs(name)]
    paths = [Path(os.path.abspath(definition.parent / name)) for name in (definition.name, *named)]
    above = Path(os.path.commonpath([path.parent for path in paths]))
    names = [f"files/{path.relative_to(above)}" for path in paths]
    files = {name: _read(path) for name, path in zip(names[1:], paths[1:])} | {names[0]: text}
    program = _read(lab)
    experiment = _hash(_version(lab), *(part for item in sorted(files.items()) for part in item))
    parcel = Parcel(names[0], text, experiment, _hash(experiment, program))
    return parcel, files | {"lab": program}


def _files(definition: Path, text: bytes) -> list[str]:
    """Returns the paths of sets and solvers, as the definition names them."""
    try:
        read = json.loads if definition.suffix == ".json" else tomllib.loads
        said = read(text.decode())
    except ValueError as error:
        raise Failure(f"{definition}: {error}") from error
    lists = [said.get(key) for key in ("set", "contestant")] if isinstance(said, dict) else []
    entries = [one for some in lists if isinstance(some, list) for one in some if isinstance(one, dict)]
    return [name for one in entries if isinstance(name := one.get("file"), str)]


def _version(lab: Path) -> str:
    """Returns the output of `lab --version`."""
    try:
        return subprocess.run(
            [lab.resolve(), "--version"], capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failure(f"{lab} is not lab, or was built for another platform: {error}") from error


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}") from error


def _hash(*parts: str | bytes) -> str:
    """Returns a hash of the parts and of their boundaries, as 32 hexadecimal digits."""
    made = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        made.update(b"%d:" % len(content))
        made.update(content)
    return made.hexdigest()[:32]
