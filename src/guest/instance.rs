//! An instance of a module: the calls of its exports, and what the module may call.

use std::fmt;

use wasmi::errors::{HostError, TableError};
use wasmi::{
    Caller, Engine, Error, Extern, Linker, Memory, Module, ResourceLimiter, Store, TypedFunc, Val,
};
use wasmi_core::LimiterError;

use crate::GuestLimits;
use crate::random::Random;
use crate::trap::trap_reason;

/// The data of the host in an instance: the random numbers of the run, and the limit of the memory.
pub(crate) struct Host {
    random: Random,
    max_memory: usize,
}

/// The maximum number of elements of a table.
const MAX_TABLE: usize = 1_000_000;

impl ResourceLimiter for Host {
    fn memory_growing(
        &mut self,
        _: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        if desired <= self.max_memory {
            Ok(true)
        } else {
            Err(LimiterError::ResourceLimiterDeniedAllocation)
        }
    }

    fn table_growing(
        &mut self,
        _: usize,
        desired: usize,
        _: Option<usize>,
    ) -> Result<bool, LimiterError> {
        Ok(desired <= MAX_TABLE)
    }

    fn table_grow_failed(&mut self, _: &TableError) -> Result<(), LimiterError> {
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

/// The maximum number of bytes of a text in an error.
const MAX_TEXT: usize = 1000;

/// A text in UTF-16 with its number of bytes before it; `None` at address 0 or outside the memory.
fn assembly_script_text(data: &[u8], at: usize) -> Option<String> {
    let length = data.get(at.checked_sub(4)?..at)?;
    let length = u32::from_le_bytes(length.try_into().ok()?) as usize;
    let bytes = data.get(at..at.checked_add(length.min(MAX_TEXT))?)?;
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
        let host = Host {
            random: Random::new(seed),
            max_memory: limits.memory,
        };
        let mut store = Store::new(module.engine(), host);
        store.limiter(|host| host);
        refuel(&mut store, limits);
        let exports = linker
            .instantiate_and_start(&mut store, module)
            .map_err(|error| reason("the start of the module", &error, limits))?;
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
            .ok_or_else(|| {
                format!(
                    "“{name}” returns {at}, but the memory of the module does not contain {count} bytes at this address"
                )
            })
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
        self.bytes(name, 1)?;
        let from = self.call(name, &[])? as usize;
        let rest = &self.memory.data(&self.store)[from..];
        let length = rest.iter().position(|byte| *byte == 0).unwrap_or(0);
        Ok(String::from_utf8_lossy(&rest[..length]).into_owned())
    }
}

/// Gives an instance the fuel of a call.
fn refuel(store: &mut Store<Host>, limits: GuestLimits) {
    store
        .set_fuel(limits.fuel)
        .expect("the engine measures fuel");
}

/// What happened in a call, as a sentence.
fn reason(place: &str, error: &Error, limits: GuestLimits) -> String {
    use wasmi::TrapCode::{GrowthOperationLimited, OutOfFuel};
    if let Some(abort) = error.downcast_ref::<Abort>() {
        return format!("{place}: {abort}");
    }
    match error.as_trap_code() {
        Some(OutOfFuel) => format!(
            "{place}: {} ({} units)",
            trap_reason(OutOfFuel),
            limits.fuel
        ),
        Some(GrowthOperationLimited) => format!(
            "{place}: {} ({} MiB)",
            trap_reason(GrowthOperationLimited),
            limits.memory >> 20
        ),
        Some(code) => format!("{place}: {}", trap_reason(code)),
        None => format!("{place}: {error}"),
    }
}
