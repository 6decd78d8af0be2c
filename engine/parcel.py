"""All that a machine needs to run a shard: the definition, the files that it names, the program."""

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


# Files by path, as they lie to each other: sets lie where the definition says; lab is among them.
Files = dict[str, bytes]


@dataclass(frozen=True)
class Parcel:
    """An experiment, packed up on the machine that asks for it; the files travel once to each machine."""

    definition: str
    """Where the definition lies among the files."""
    text: bytes
    """What it says."""
    experiment: str
    """A key of what decides over records: definition, its files and version, but not how lab was built."""
    files: str
    """A key of all files."""

    @property
    def name(self) -> str:
        """What the definition is called beside records: its format is told by the name."""
        return "definition.json" if self.definition.endswith(".json") else "definition.toml"

    def unpack(self, fetch: Callable[[], Files]) -> tuple[Path, Path]:
        """Where lab and the definition are on this machine; if they are not there, `fetch` has the files."""
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
            except OSError:  # another worker of this machine was first
                shutil.rmtree(draft)
        return here / "lab", here / self.definition


def pack(definition: Path, lab: Path) -> tuple[Parcel, Files]:
    """Reads the definition, the files of sets and solvers, and the program. What is wrong with the definition is for lab to say."""
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
    try:
        read = json.loads if definition.suffix == ".json" else tomllib.loads
        said = read(text.decode())
    except ValueError as error:
        raise Failure(f"{definition}: {error}") from error
    lists = [said.get(key) for key in ("set", "contestant")] if isinstance(said, dict) else []
    entries = [one for some in lists if isinstance(some, list) for one in some if isinstance(one, dict)]
    return [name for one in entries if isinstance(name := one.get("file"), str)]


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
