//! The machine on which a shard ran, stored beside its records: times mean nothing without it.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread;

use serde::{Deserialize, Serialize};
use sudoku_experiment::{RecordOptions, Shard, escape_markdown};

use crate::failure::Failure;

/// The machine and the program of a call of `lab experiment`. Values that the system does not report are `None`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Environment {
    /// The version of this program.
    version: String,
    /// The operating system and the architecture, such as `linux x86_64`, or [`BROWSER`] and the name of the browser.
    platform: String,
    /// The name of the processor.
    processor: Option<String>,
    /// The number of cores that the program could use.
    cores: Option<usize>,
    /// The number of runs in parallel.
    jobs: usize,
}

/// The beginning of the platform in the environment of a study of the page, before the name of the browser.
const BROWSER: &str = "browser ";

/// The load from which a warning is given: one program that is always running. A smaller load is usual on an idle
/// machine.
const MIN_CONTENDING_LOAD: f64 = 1.0;

/// One call of `lab experiment`: a line of the file of a shard.
#[derive(Serialize, Deserialize)]
struct Call {
    #[serde(flatten)]
    environment: Environment,
    /// The load average over one minute when the call started: other programs may have competed for the cores.
    load: Option<f64>,
}

/// All calls in the same environment.
#[derive(Serialize)]
pub(super) struct Calls {
    #[serde(flatten)]
    environment: Environment,
    /// The number of calls.
    #[serde(rename = "calls")]
    count: usize,
    /// The smallest and the largest load at the start of a call.
    load: Option<[f64; 2]>,
}

/// Appends the environment of this call, which runs `jobs` runs in parallel, to the file of a shard: one line per call,
/// because an interrupted shard may be resumed on another machine.
pub(super) fn append(folder: &Path, shard: Shard, jobs: NonZeroUsize) -> io::Result<()> {
    let [cpuinfo, loadavg] =
        ["/proc/cpuinfo", "/proc/loadavg"].map(|file| fs::read_to_string(file).unwrap_or_default());
    let call = Call {
        environment: Environment {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            platform: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            processor: processor(&cpuinfo),
            cores: thread::available_parallelism().ok().map(NonZeroUsize::get),
            jobs: jobs.get(),
        },
        load: load(&loadavg),
    };
    let name = format!(
        "environment-{}-of-{}.jsonl",
        shard.number(),
        shard.shard_count()
    );
    let path = folder.join(name);
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let line = serde_json::to_string(&call).map_err(io::Error::from)?;
    // The line break comes first, so that an incomplete line of a killed process does not corrupt this line.
    file.write_all(format!("\n{line}\n").as_bytes())
}

/// Returns `true` if all calls of both lists ran on the same kind of machine and with the same number of runs in parallel, so
/// that their times are comparable. The version of the program may differ. The machines are unknown without a call in both
/// lists, and if the operating system does not report the processor.
pub(super) fn are_comparable(one: &[Calls], other: &[Calls]) -> bool {
    let machine = |calls: &Calls| Environment {
        version: String::new(),
        ..calls.environment.clone()
    };
    let mut machines: Vec<_> = one.iter().chain(other).map(machine).collect();
    machines.dedup();
    let is_known = machines.iter().all(|machine| machine.processor.is_some());
    !one.is_empty() && !other.is_empty() && machines.len() == 1 && is_known
}

/// The calls that wrote records to a directory, grouped by environment, in the order of the file names.
///
/// A line that is not a call is skipped: a process that was killed may have left it incomplete.
///
/// # Errors
///
/// Returns an error if a file cannot be read.
pub(super) fn read(folder: &Path) -> Result<Vec<Calls>, Failure> {
    let failure = |path: &Path| {
        let path = path.to_owned();
        move |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", path.display()))
    };
    let mut names: Vec<String> = (fs::read_dir(folder).map_err(failure(folder))?)
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| {
            let shard = name.strip_prefix("environment-");
            shard.is_some_and(|shard| shard.strip_suffix(".jsonl").is_some())
        })
        .collect();
    names.sort();
    let mut groups = Vec::new();
    for name in names {
        let path = folder.join(&name);
        let text = fs::read_to_string(&path).map_err(failure(&path))?;
        for call in text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
        {
            add(&mut groups, call);
        }
    }
    Ok(groups)
}

fn add(groups: &mut Vec<Calls>, Call { environment, load }: Call) {
    let load = load.map(|load| [load, load]);
    let Some(group) = (groups.iter_mut()).find(|group| group.environment == environment) else {
        groups.push(Calls {
            environment,
            count: 1,
            load,
        });
        return;
    };
    group.count += 1;
    group.load = match (group.load, load) {
        (Some(known), Some(load)) => Some([known[0].min(load[0]), known[1].max(load[1])]),
        (known, load) => known.or(load),
    };
}

impl Calls {
    /// Returns `true` if other programs probably competed for the cores at the start of a call: the load was at least 1,
    /// and the load and the parallel runs together exceeded the cores.
    fn is_contended(&self) -> bool {
        let Environment { cores, jobs, .. } = self.environment;
        let (Some([_, load]), Some(cores)) = (self.load, cores) else {
            return false;
        };
        // Numbers of cores and of runs in parallel are small. Half a core is left to the system.
        let [cores, jobs] = [cores, jobs].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        load >= MIN_CONTENDING_LOAD && load + f64::from(jobs) > f64::from(cores) + 0.5
    }

    /// The warning about times that may include waiting for a core, as a Markdown sentence with an advice; `None` if no
    /// warning is needed.
    fn contention(&self, advice: &str) -> Option<String> {
        let (true, Some([_, load])) = (self.is_contended(), self.load) else {
            return None;
        };
        Some(format!(
            "**The load ({load:.2}) and the parallel runs together exceed the cores, so times may include waiting for a \
             core. The load is an average over one minute, which also counts runs that ended shortly before. {advice}**"
        ))
    }

    /// The version of the program.
    pub(super) fn version(&self) -> &str {
        &self.environment.version
    }
}

impl fmt::Display for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Environment {
            platform,
            processor,
            cores,
            jobs,
            ..
        } = &self.environment;
        match platform.strip_prefix(BROWSER) {
            Some(browser) => write!(f, "in WebAssembly in a browser ({browser})")?,
            None => write!(f, "natively on {platform}")?,
        }
        if let Some(processor) = processor {
            write!(f, " ({processor})")?;
        }
        if let Some(cores) = cores {
            write!(
                f,
                ", {cores} {}",
                if *cores == 1 { "core" } else { "cores" }
            )?;
        }
        write!(
            f,
            ", {jobs} {} at a time",
            if *jobs == 1 { "run" } else { "runs" }
        )?;
        match self.load {
            Some([low, high]) if low < high => {
                write!(
                    f,
                    ", load {low:.2} to {high:.2} at the start of {} calls",
                    self.count
                )
            }
            Some([load, _]) => write!(f, ", load {load:.2} at the start"),
            None => Ok(()),
        }
    }
}

/// The advice against times that may include waiting for a core. It omits what the definition, with these options of its
/// records, already follows.
pub(super) fn advice(options: &RecordOptions) -> &'static str {
    // Processor times of runs that are repeated in blocks are not compared.
    if options.blocks > 1 {
        "Compare steps if the contestants count the same kind of steps."
    } else if options.resources {
        "Compare processor times (`--measure cpu_micros`) or steps."
    } else {
        "Record processor times (`[records] resources = true`), repeat the runs in blocks (`[records] blocks`), or \
         compare steps."
    }
}

/// Writes the section of a report that names the machines on which the times were measured.
pub(super) fn write(
    out: &mut impl io::Write,
    environments: &[Calls],
    advice: &str,
) -> io::Result<()> {
    if !environments.is_empty() {
        writeln!(out, "\n## Environment\n")?;
    }
    for calls in environments {
        let version = escape_markdown(calls.version());
        let machine = escape_markdown(&calls.to_string());
        writeln!(
            out,
            "- Times were measured {machine}, by version {version}."
        )?;
        if let Some(warning) = calls.contention(advice) {
            writeln!(out, "  {warning}")?;
        }
    }
    Ok(())
}

/// The name of the first processor in the text of `/proc/cpuinfo`.
fn processor(cpuinfo: &str) -> Option<String> {
    let mut fields = cpuinfo.lines().filter_map(|line| line.split_once(':'));
    let (_, name) = fields.find(|(key, _)| key.trim() == "model name")?;
    Some(name.trim().to_owned())
}

/// The load average over one minute in the text of `/proc/loadavg`.
fn load(loadavg: &str) -> Option<f64> {
    loadavg.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_operating_system_are_read() {
        let cpuinfo =
            "processor\t: 0\nvendor_id\t: X\nmodel name\t: Some CPU @ 2 GHz\n\nprocessor\t: 1\n";
        assert_eq!(processor(cpuinfo).as_deref(), Some("Some CPU @ 2 GHz"));
        assert_eq!(processor("processor: 0\n"), None);
        assert_eq!(load("0.75 0.60 0.50 2/300 1234\n"), Some(0.75));
        assert_eq!(load(""), None);
    }

    #[test]
    fn the_environment_of_a_page_names_the_browser() {
        let line = r#"{"version":"1","platform":"browser Some/5.0","processor":null,"cores":4,"jobs":4,"load":null}"#;
        let mut groups = Vec::new();
        add(&mut groups, serde_json::from_str(line).expect("a call"));
        assert_eq!(
            groups[0].to_string(),
            "in WebAssembly in a browser (Some/5.0), 4 cores, 4 runs at a time"
        );
    }

    #[test]
    fn calls_are_grouped_by_environment() {
        let call = |jobs: usize, load: f64| {
            let line = format!(
                "{{\"version\":\"1\",\"platform\":\"linux x86_64\",\"processor\":null,\"cores\":2,\"jobs\":{jobs},\"load\":{load}}}"
            );
            serde_json::from_str(&line).expect("a call")
        };
        let mut groups = Vec::new();
        for (jobs, load) in [(1, 0.5), (2, 0.25), (1, 3.0)] {
            add(&mut groups, call(jobs, load));
        }
        // The load of 3 and a run exceed the two cores; a load of 0.25 and two runs do not.
        assert_eq!(
            [groups[0].is_contended(), groups[1].is_contended()],
            [true, false]
        );
        let warning_of = |resources, blocks: bool| {
            let options = RecordOptions {
                resources,
                blocks: if blocks { 2 } else { 1 },
                ..RecordOptions::default()
            };
            groups[0].contention(advice(&options))
        };
        let warning = warning_of(false, false).expect("a warning");
        assert!(
            warning.starts_with("**The load (3.00) and the parallel runs together exceed the cores, so times may include waiting"),
            "{warning}"
        );
        assert!(
            warning.contains("resources = true") && warning.contains("repeat the runs in blocks")
        );
        // Advice that the definition follows already is omitted.
        for (has_resources, has_blocks, text) in [
            (
                true,
                false,
                " Compare processor times (`--measure cpu_micros`) or steps.**",
            ),
            (
                false,
                true,
                " Compare steps if the contestants count the same kind of steps.**",
            ),
            (
                true,
                true,
                " Compare steps if the contestants count the same kind of steps.**",
            ),
        ] {
            let warning = warning_of(has_resources, has_blocks).expect("a warning");
            assert!(warning.ends_with(text), "{warning}");
            assert!(
                !warning.contains("resources = true") && !warning.contains("in blocks"),
                "{warning}"
            );
        }
        assert_eq!(groups[1].contention(""), None);
        let texts: Vec<_> = groups.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "natively on linux x86_64, 2 cores, 1 run at a time, load 0.50 to 3.00 at the start of 2 calls",
                "natively on linux x86_64, 2 cores, 2 runs at a time, load 0.25 at the start",
            ]
        );
    }
}
