"""A failure that one sentence explains; anything else is a bug and keeps its stack."""


class Failure(Exception):
    """What went wrong, where, and what helps."""


class Interrupted(Exception):
    """A run was ended from outside, as by a machine short of memory: doing it again may help."""
