"""Exceptions whose message is shown without a stack trace. Any other exception is a bug and keeps its stack trace."""


class Failure(Exception):
    """An expected failure. The message says what went wrong, where, and how to fix it."""


class Interrupted(Exception):
    """A run was killed from outside, for example because the machine ran out of memory. A retry may succeed."""
