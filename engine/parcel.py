"""All that a machine needs to run a shard: the definition, the files of its sets, the program."""

import hashlib
import json
import os
import subprocess
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from failure import Failure


@dataclass(frozen=True)
class Parcel:
    """An experiment, packed up on the machine that asks for it."""

    definition: str
    """Where the definition lies among the files."""
    files: dict[str, bytes] = field(repr=False)
    """By path, as they lie to each other: sets lie where the definition says."""
    lab: bytes = field(repr=False)
    """The program."""
    version: str
    """What it says of itself."""

    @property
    def name(self) -> str:
        """What the definition is called beside records: its format is told by the name."""
        return "definition.json" if self.definition.endswith(".json") else "definition.toml"

    @property
    def text(self) -> bytes:
        """The definition."""
        return self.files[self.definition]

    @property
    def experiment(self) -> str:
        """A key of what decides over records: definition, sets and version, but not how lab was built."""
        return _hash(self.version, *(part for item in sorted(self.files.items()) for part in item))

    def unpack(self) -> tuple[Path, Path]:
        """Lays the files out on this machine, unless they are there; where lab is, and the definition."""
        shelf = Path(tempfile.gettempdir()) / f"sudoku-lab-{os.getuid()}"
        shelf.mkdir(mode=0o700, exist_ok=True)
        if shelf.lstat().st_uid != os.getuid():
            raise Failure(f"{shelf} belongs to another user: set TMPDIR to a folder of your own")
        here = shelf / _hash(self.experiment, self.lab)
        if not here.exists():
            draft = Path(tempfile.mkdtemp(dir=shelf))
            for name, content in [*self.files.items(), ("lab", self.lab)]:
                (draft / name).parent.mkdir(parents=True, exist_ok=True)
                (draft / name).write_bytes(content)
            (draft / "lab").chmod(0o700)
            try:
                draft.rename(here)
            except OSError:  # another worker of this machine was first; the draft goes with the next reboot
                pass
        return here / "lab", here / self.definition


def pack(definition: Path, lab: Path) -> Parcel:
    """Reads the definition, its sets and the program. What is wrong with the definition is for lab to say."""
    text = _read(definition)
    sets = [name for name in _files(definition, text) if not os.path.isabs(name)]
    paths = [Path(os.path.abspath(definition.parent / name)) for name in (definition.name, *sets)]
    above = Path(os.path.commonpath([path.parent for path in paths]))
    files = {f"files/{path.relative_to(above)}": _read(path) for path in paths[1:]}
    name = f"files/{paths[0].relative_to(above)}"
    return Parcel(name, {**files, name: text}, _read(lab), _version(lab))


def _files(definition: Path, text: bytes) -> list[str]:
    try:
        read = json.loads if definition.suffix == ".json" else tomllib.loads
        said = read(text.decode())
    except ValueError as error:
        raise Failure(f"{definition}: {error}") from error
    sets = said.get("set") if isinstance(said, dict) else None
    names = [one.get("file") for one in sets if isinstance(one, dict)] if isinstance(sets, list) else []
    return [name for name in names if isinstance(name, str)]


def _version(lab: Path) -> str:
    try:
        return subprocess.run(
            [lab.resolve(), "--version"], capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failure(f"{lab} is not lab, or not of this machine: {error}") from error


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}") from error


def _hash(*parts: str | bytes) -> str:
    """Of the parts and where each ends."""
    made = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        made.update(b"%d:" % len(content))
        made.update(content)
    return made.hexdigest()[:32]
