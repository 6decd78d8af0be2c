//! A compiled module whose exports and imports are those of a solver.

use wasmi::{CompilationMode, Config, Engine, ExternType, FuncType, Linker, Module, ValType};

use crate::instance::{self, Host, Instance};
use crate::{GuestError, GuestLimits};

/// A compiled module, from which each run makes an instance.
pub(crate) struct Compiled {
    module: Module,
    linker: Linker<Host>,
    pub(crate) limits: GuestLimits,
}

/// The functions that every module exports, besides `memory`.
const REQUIRED: [&str; 5] = ["about", "givens", "start", "step", "digits"];

/// The imports that are provided, with their types.
const IMPORTS: [(&str, &str, &[ValType], &[ValType]); 3] = [
    ("own", "random", &[], &[ValType::F64]),
    ("env", "seed", &[], &[ValType::F64]),
    ("env", "abort", &[ValType::I32; 4], &[]),
];

/// The maximum number of unknown imports that an error lists.
const MAX_LISTED: usize = 5;

impl Compiled {
    pub(crate) fn new(bytes: &[u8], limits: GuestLimits) -> Result<Self, GuestError> {
        let mut config = Config::default();
        config
            .consume_fuel(true)
            // Lazy compilation would charge its fuel to the run that first calls a function.
            .compilation_mode(CompilationMode::Eager)
            // The results of relaxed SIMD instructions may differ between processors.
            .wasm_relaxed_simd(false);
        let engine = Engine::new(&config);
        let module = Module::new(&engine, bytes)
            .map_err(|error| GuestError::Invalid(invalid_reason(bytes, &error.to_string())))?;
        check_exports(&module)?;
        check_imports(&module)?;
        let linker = instance::linker(&engine).map_err(|error| call_error(&error.to_string()))?;
        Ok(Self {
            module,
            linker,
            limits,
        })
    }

    /// Returns `true` if the module exports a function with this name.
    pub(crate) fn exports(&self, name: &str) -> bool {
        matches!(self.module.get_export(name), Some(ExternType::Func(_)))
    }

    /// Makes an instance for a run with this seed.
    pub(crate) fn instantiate(&self, seed: u32) -> Result<Instance, String> {
        Instance::new(&self.module, &self.linker, self.limits, seed)
    }
}

fn call_error(reason: &str) -> GuestError {
    GuestError::Call(reason.to_owned())
}

/// The reason why bytes are not a module.
fn invalid_reason(bytes: &[u8], reason: &str) -> String {
    if bytes.starts_with(b"\0asm") {
        return reason.to_owned();
    }
    let first: Vec<_> = bytes
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!(
        "it begins with the bytes {}, not with 00 61 73 6d",
        first.join(" ")
    )
}

fn check_exports(module: &Module) -> Result<(), GuestError> {
    let is_memory = |ty: &ExternType| matches!(ty, ExternType::Memory(_));
    let is_function = |ty: &ExternType| matches!(ty, ExternType::Func(_));
    let mut missing = Vec::new();
    if !module.get_export("memory").is_some_and(|ty| is_memory(&ty)) {
        missing.push("memory");
    }
    missing.extend(
        REQUIRED
            .into_iter()
            .filter(|name| !module.get_export(name).is_some_and(|ty| is_function(&ty))),
    );
    if !missing.is_empty() {
        return Err(GuestError::Missing(missing.join(", ")));
    }
    for export in module.exports() {
        let ExternType::Func(found) = export.ty() else {
            continue;
        };
        let name = export.name();
        let (params, result): (&[ValType], _) = match name {
            "start" => (&[ValType::I32; 2], None),
            "_initialize" => (&[], None),
            "about" | "givens" | "step" | "digits" | "params" | "sample" | "counters"
            | "weights" => (&[], Some(ValType::I32)),
            _ => continue,
        };
        let has_result = result.is_none_or(|result| found.results() == [result]);
        if found.params() != params || !has_result {
            return Err(GuestError::Type {
                name: name.to_owned(),
                found: describe(found),
                expected: match name {
                    "start" => "(i32, i32) → ()",
                    "_initialize" => "() → ()",
                    _ => "() → i32",
                },
            });
        }
    }
    Ok(())
}

fn check_imports(module: &Module) -> Result<(), GuestError> {
    let known = |from: &str, name: &str| {
        IMPORTS
            .iter()
            .find(|known| (known.0, known.1) == (from, name))
    };
    let unknown: Vec<_> = (module.imports())
        .filter(|import| known(import.module(), import.name()).is_none())
        .map(|import| format!("{}.{}", import.module(), import.name()))
        .collect();
    if !unknown.is_empty() {
        let rest = unknown.len().saturating_sub(MAX_LISTED);
        let listed = unknown[..unknown.len() - rest].join(", ");
        let more = if rest > 0 {
            format!(" and {rest} more")
        } else {
            String::new()
        };
        return Err(GuestError::Import(listed + &more));
    }
    for import in module.imports() {
        let Some((from, name, params, results)) = known(import.module(), import.name()) else {
            continue;
        };
        let found = match import.ty() {
            ExternType::Func(found) if found.params() == *params && found.results() == *results => {
                continue;
            }
            ExternType::Func(found) => describe(found),
            _ => "no function type".to_owned(),
        };
        return Err(GuestError::Type {
            name: format!("{from}.{name}"),
            found,
            expected: if *name == "abort" {
                "(i32, i32, i32, i32) → ()"
            } else {
                "() → f64"
            },
        });
    }
    Ok(())
}

/// A type of a function, such as `(i32) → i64`.
fn describe(ty: &FuncType) -> String {
    let name = |ty: &ValType| format!("{ty:?}").to_lowercase();
    let list = |types: &[ValType]| types.iter().map(name).collect::<Vec<_>>().join(", ");
    let results = match ty.results() {
        [one] => name(one),
        all => format!("({})", list(all)),
    };
    format!("({}) → {results}", list(ty.params()))
}
