//! The values of parameters, checked as `pkg/src/guest/setup.ts` checks them.

use std::sync::Arc;

use sudoku_search::{ParamError, ParamKind, Setup, StartError, describe};

use crate::about::GuestParam;

/// The values of all parameters in the order of the description: a number, 0 or 1 for a switch, or the index of a
/// choice.
pub(crate) fn values(params: &[GuestParam], setup: &Setup) -> Result<Vec<f64>, StartError> {
    for (id, value) in &setup.params {
        if params.iter().all(|param| param.spec.id != id) {
            return Err(error(id, value, ParamError::Unknown, None));
        }
    }
    let values = params.iter().map(|param| {
        let id = param.spec.id;
        let given = setup.params.iter().rev().find(|(given, _)| given == id);
        match given {
            Some((_, text)) => {
                read(param, text).map_err(|reason| error(id, text, reason, Some(&param.spec.kind)))
            }
            None => Ok(default(&param.spec.kind)),
        }
    });
    values.collect()
}

fn error(id: &str, value: &str, error: ParamError, kind: Option<&ParamKind>) -> StartError {
    StartError::Param {
        id: id.to_owned(),
        value: value.to_owned(),
        error,
        allowed: kind.map(|kind| Arc::new(describe(kind))),
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are at most 24 options")]
fn option(id: &str, options: &[(&'static str, &'static str)]) -> Option<f64> {
    let index = options.iter().position(|(option, _)| *option == id)?;
    Some(index as f64)
}

fn default(kind: &ParamKind) -> f64 {
    match kind {
        ParamKind::Int(value, _) => f64::from(*value),
        ParamKind::Float(value, _) => *value,
        ParamKind::Switch(on) => f64::from(u8::from(*on)),
        ParamKind::Choice(id, options) => option(id, options).unwrap_or(0.0),
        ParamKind::Ordered(..) => 0.0,
    }
}

/// The number that a text in decimal notation represents, such as `-1.5` or `2e3`.
fn decimal(text: &str) -> Option<f64> {
    let text = text.trim_matches(|letter: char| letter.is_ascii_whitespace());
    let is_part = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    text.bytes().all(is_part).then(|| text.parse().ok())?
}

fn read(param: &GuestParam, text: &str) -> Result<f64, ParamError> {
    match &param.spec.kind {
        ParamKind::Float(_, range) => {
            let number = decimal(text).ok_or(ParamError::Type)?;
            if !number.is_finite() || (param.whole && number.fract() != 0.0) {
                return Err(ParamError::Type);
            }
            (range.min <= number && number <= range.max)
                .then_some(number)
                .ok_or(ParamError::Range)
        }
        ParamKind::Switch(_) => match text {
            "true" => Ok(1.0),
            "false" => Ok(0.0),
            _ => Err(ParamError::Type),
        },
        ParamKind::Choice(_, options) => option(text, options).ok_or(ParamError::Range),
        ParamKind::Int(..) | ParamKind::Ordered(..) => Err(ParamError::Type),
    }
}
