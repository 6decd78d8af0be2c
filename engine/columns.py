"""The columns of records. Generated from `src/experiment/schema.rs`; a test compares them."""

# Name, type of Arrow, whether a value can be missing.
COLUMNS = [
    ("task", "uint64", False),
    ("set", "string", False),
    ("line", "uint64", False),
    ("puzzle", "string", False),
    ("contestant", "string", False),
    ("seed", "uint32", False),
    ("outcome", "string", False),
    ("solutions", "uint64", True),
    ("steps", "uint64", True),
    ("nodes", "uint64", True),
    ("guesses", "uint64", True),
    ("backtracks", "uint64", True),
    ("conflicts", "uint64", True),
    ("micros", "uint64", True),
    ("solution", "string", True),
]

# Columns that begin with this follow: whole numbers that can be missing.
COUNTER_PREFIX = "counter."

# The last column if runs are repeated in blocks: the number of the block, from 1.
BLOCK_COLUMN = "block"

# The columns after those of counters, if the definition asks for them: whole numbers that can be missing.
RESOURCE_COLUMNS = ["cpu_micros", "peak_bytes"]
