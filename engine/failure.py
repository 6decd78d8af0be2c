"""Exceptions whose message is shown without a stack trace. Any other exception is a bug and keeps its stack trace."""

import re

# Characters that control a terminal or reorder the text around them, except line feeds and tabulators. The command line
# replaces the same ones.
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


class Failure(Exception):
    """An expected failure. The message says what went wrong, where, and how to fix it."""


class Interrupted(Exception):
    """A run was ended from outside, as by a machine short of memory: doing it again may help."""


def printable(line: str) -> str:
    """The line with U+FFFD in place of characters that control a terminal: it may quote a file of another person."""
    return CONTROLS.sub("\ufffd", line)
