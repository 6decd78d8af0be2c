//! An instance of a module: the calls of its exports, and the functions that the module may import.

use std::fmt;

use wasmi::TrapCode::{GrowthOperationLimited, OutOfFuel};
use wasmi::errors::{HostError, TableError};
use wasmi::{
    Caller, Engine, Error, Extern, Linker, Memory, Module, ResourceLimiter, Store, TypedFunc, Val,
};
use wasmi_core::LimiterError;

use crate::GuestLimits;
use crate::random::Random;
use crate::trap::trap_reason;

/// The data of the host in an instance: the random numbers of the run, and the sizes that the memory limit bounds.
pub(crate) struct Host {
    random: Random,
    /// The maximum number of bytes of the memory and all tables together.
    max_bytes: usize,
    memory_bytes: usize,
    table_bytes: usize,
    /// The number of bytes by which the last growth of a table increased `table_bytes`.
    last_table_growth: usize,
    /// `true` once the module has requested more memory than the limit.
    is_limit_exceeded: bool,
}

/// The number of bytes that an element of a table counts towards the memory limit. The interpreter uses at most this
/// number of bytes per element.
const TABLE_ELEMENT_BYTES: usize = 16;

impl Host {
    fn new(seed: u32, max_bytes: usize) -> Self {
        Self {
            random: Random::new(seed),
            max_bytes,
            memory_bytes: 0,
            table_bytes: 0,
            last_table_growth: 0,
            is_limit_exceeded: false,
        }
    }

    /// The number of bytes of the memory and all tables.
    fn bytes(&self) -> usize {
        self.memory_bytes.saturating_add(self.table_bytes)
    }

    /// Returns an error, which ends the run, if the memory and the tables exceed the limit with these sizes.
    fn check_limit(&mut self, memory_bytes: usize, table_bytes: usize) -> Result<(), LimiterError> {
        if memory_bytes.saturating_add(table_bytes) <= self.max_bytes {
            Ok(())
        } else {
            self.is_limit_exceeded = true;
            Err(LimiterError::ResourceLimiterDeniedAllocation)
        }
    }
}

impl ResourceLimiter for Host {
    fn memory_growing(
        &mut self,
        _: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        self.check_limit(desired, self.table_bytes)?;
        self.memory_bytes = desired;
        Ok(true)
    }

    fn table_growing(
        &mut self,
        current: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        let growth = desired
            .saturating_sub(current)
            .saturating_mul(TABLE_ELEMENT_BYTES);
        let table_bytes = self.table_bytes.saturating_add(growth);
        self.check_limit(self.memory_bytes, table_bytes)?;
        self.table_bytes = table_bytes;
        self.last_table_growth = growth;
        Ok(true)
    }

    fn table_grow_failed(&mut self, _: &TableError) -> Result<(), LimiterError> {
        self.table_bytes -= self.last_table_growth;
        self.last_table_growth = 0;
        Ok(())
    }

    fn instances(&self) -> usize {
        1
    }

    fn tables(&self) -> usize {
        100
    }

    fn memories(&self) -> usize {
        1
    }
}

/// The text with which a module called `env.abort`.
#[derive(Debug)]
struct Abort(String);

impl fmt::Display for Abort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl HostError for Abort {}

/// The imports that every module may use, and no others.
pub(crate) fn linker(engine: &Engine) -> Result<Linker<Host>, Error> {
    let mut linker = Linker::new(engine);
    linker
        .func_wrap("own", "random", |mut caller: Caller<'_, Host>| {
            caller.data_mut().random.next()
        })?
        .func_wrap("env", "seed", |mut caller: Caller<'_, Host>| {
            caller.data_mut().random.next() * 4_294_967_296.0
        })?
        .func_wrap("env", "abort", abort)?;
    Ok(linker)
}

/// Ends the run with the message of `AssemblyScript`.
#[expect(clippy::needless_pass_by_value, reason = "the signature of an import")]
fn abort(
    caller: Caller<'_, Host>,
    message: u32,
    file: u32,
    line: u32,
    column: u32,
) -> Result<(), Error> {
    let memory = caller.get_export("memory").and_then(Extern::into_memory);
    let data = memory
        .as_ref()
        .map_or(&[][..], |memory| memory.data(&caller));
    let text = |at: u32| assembly_script_text(data, at as usize);
    let message = text(message).unwrap_or_else(|| "It aborted.".to_owned());
    Err(Error::host(Abort(match text(file) {
        Some(file) => format!("{message} ({file}, line {line}, column {column})"),
        None => message,
    })))
}

/// The maximum number of bytes of the message of an abort.
const MAX_MESSAGE_BYTES: usize = 1000;

/// Reads a UTF-16 text that is preceded by its length in bytes; `None` at address 0 or outside the memory.
fn assembly_script_text(data: &[u8], at: usize) -> Option<String> {
    let length = data.get(at.checked_sub(4)?..at)?;
    let length = u32::from_le_bytes(length.try_into().ok()?) as usize;
    let bytes = data.get(at..at.checked_add(length.min(MAX_MESSAGE_BYTES))?)?;
    let (units, _) = bytes.as_chunks::<2>();
    let units: Vec<_> = units.iter().map(|unit| u16::from_le_bytes(*unit)).collect();
    Some(String::from_utf16_lossy(&units))
}

/// An instance, whose memory and random numbers belong to one run. Errors are sentences that name the called export.
pub(crate) struct Instance {
    store: Store<Host>,
    exports: wasmi::Instance,
    memory: Memory,
    step: TypedFunc<(), i32>,
    limits: GuestLimits,
}

impl Instance {
    /// Makes an instance and calls `_initialize`, if the module exports it.
    pub(crate) fn new(
        module: &Module,
        linker: &Linker<Host>,
        limits: GuestLimits,
        seed: u32,
    ) -> Result<Self, String> {
        let mut store = Store::new(module.engine(), Host::new(seed, limits.memory));
        store.limiter(|host| host);
        refuel(&mut store, limits);
        let exports = linker
            .instantiate_and_start(&mut store, module)
            .map_err(|error| {
                let place = "the start of the module";
                if store.data().is_limit_exceeded {
                    return memory_reason(place, limits);
                }
                reason(place, &error, limits)
            })?;
        let memory = exports
            .get_memory(&store, "memory")
            .ok_or("the module does not export memory")?;
        let step = exports
            .get_typed_func(&store, "step")
            .map_err(|error| error.to_string())?;
        let mut instance = Self {
            store,
            exports,
            memory,
            step,
            limits,
        };
        if instance.exports("_initialize") {
            instance.call("_initialize", &[])?;
        }
        Ok(instance)
    }

    /// Returns `true` if the module exports a function with this name.
    pub(crate) fn exports(&self, name: &str) -> bool {
        self.exports.get_func(&self.store, name).is_some()
    }

    /// Calls `step`.
    pub(crate) fn step(&mut self) -> Result<i32, String> {
        refuel(&mut self.store, self.limits);
        let result = self.step.call(&mut self.store, ());
        result.map_err(|error| reason("“step”", &error, self.limits))
    }

    /// Calls an export; the result is 0 if it returns none.
    pub(crate) fn call(&mut self, name: &str, arguments: &[i32]) -> Result<u32, String> {
        let place = || format!("“{name}”");
        let function = self
            .exports
            .get_func(&self.store, name)
            .ok_or_else(|| format!("the module does not export {name}"))?;
        refuel(&mut self.store, self.limits);
        let arguments: Vec<_> = arguments.iter().map(|value| Val::I32(*value)).collect();
        let mut results = vec![Val::I32(0); function.ty(&self.store).results().len()];
        function
            .call(&mut self.store, &arguments, &mut results)
            .map_err(|error| reason(&place(), &error, self.limits))?;
        Ok(match results.first() {
            Some(Val::I32(value)) => value.cast_unsigned(),
            _ => 0,
        })
    }

    /// The `count` bytes at the address that an export returns.
    pub(crate) fn bytes(&mut self, name: &str, count: usize) -> Result<&mut [u8], String> {
        let at = self.call(name, &[])?;
        let data = self.memory.data_mut(&mut self.store);
        let from = at as usize;
        let range = from..from.saturating_add(count);
        (at > 0)
            .then(|| data.get_mut(range))
            .flatten()
            .ok_or_else(|| outside_memory(name, at, count))
    }

    /// The 64-bit floats at the address that an export returns. The export is not called if there are none.
    pub(crate) fn numbers(&mut self, name: &str, count: usize) -> Result<Vec<f64>, String> {
        if count == 0 {
            return Ok(Vec::new());
        }
        let (chunks, _) = self.bytes(name, 8 * count)?.as_chunks::<8>();
        Ok(chunks
            .iter()
            .map(|bytes| f64::from_le_bytes(*bytes))
            .collect())
    }

    /// The text that ends in a zero byte at the address that an export returns.
    pub(crate) fn text(&mut self, name: &str) -> Result<String, String> {
        let at = self.call(name, &[])?;
        let data = self.memory.data(&self.store);
        let rest = data.get(at as usize..).unwrap_or_default();
        if at == 0 || rest.is_empty() {
            return Err(outside_memory(name, at, 1));
        }
        let length = rest.iter().position(|byte| *byte == 0).unwrap_or(0);
        Ok(String::from_utf8_lossy(&rest[..length]).into_owned())
    }

    /// The number of bytes of the memory and the tables.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.store.data().bytes()
    }

    /// The fuel that the last call has left.
    #[cfg(test)]
    pub(crate) fn fuel_left(&self) -> u64 {
        self.store.get_fuel().expect("the engine measures fuel")
    }
}

/// The reason why the bytes at the address that an export returned cannot be read.
fn outside_memory(name: &str, at: u32, count: usize) -> String {
    format!(
        "“{name}” returns {at}, but the memory of the module does not contain {count} bytes at this address"
    )
}

/// Gives an instance the fuel of a call.
fn refuel(store: &mut Store<Host>, limits: GuestLimits) {
    store
        .set_fuel(limits.fuel)
        .expect("the engine measures fuel");
}

/// The sentence about a call in which the memory and the tables would have exceeded their limit.
fn memory_reason(place: &str, limits: GuestLimits) -> String {
    let mebibytes = limits.memory >> 20;
    format!(
        "{place}: {} ({mebibytes} MiB)",
        trap_reason(GrowthOperationLimited)
    )
}

/// What happened in a call, as a sentence.
fn reason(place: &str, error: &Error, limits: GuestLimits) -> String {
    if let Some(abort) = error.downcast_ref::<Abort>() {
        return format!("{place}: {abort}");
    }
    match error.as_trap_code() {
        Some(OutOfFuel) => format!(
            "{place}: {} ({} units)",
            trap_reason(OutOfFuel),
            limits.fuel
        ),
        Some(GrowthOperationLimited) => memory_reason(place, limits),
        Some(code) => format!("{place}: {}", trap_reason(code)),
        None => format!("{place}: {error}"),
    }
}
