/// The resources that a module may use. Both limits are deterministic: they do not depend on the machine or its load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GuestLimits {
    /// The maximum fuel of a call of an export. Most instructions use one unit of fuel; an instruction that copies
    /// memory uses more, by the number of bytes.
    pub fuel: u64,
    /// The maximum size of the memory of an instance in bytes, including 16 bytes per element of its tables.
    pub memory: usize,
}

impl Default for GuestLimits {
    /// Two billion units of fuel, which take seconds, and 256 MiB of memory.
    fn default() -> Self {
        Self {
            fuel: 2_000_000_000,
            memory: 256 << 20,
        }
    }
}

impl GuestLimits {
    /// Replaces the maximum fuel of a call.
    #[must_use]
    pub fn fuel(self, fuel: u64) -> Self {
        Self { fuel, ..self }
    }

    /// Replaces the maximum size of the memory, in bytes.
    #[must_use]
    pub fn memory(self, memory: usize) -> Self {
        Self { memory, ..self }
    }
}
