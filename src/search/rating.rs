//! Rating scales and ratings: the measures of difficulty, and the values that raters find.

/// The scale of an algorithm of [`Kind::Rater`](crate::Kind::Rater): what its ratings measure, and the columns that a
/// rating has in tables.
#[derive(Clone, Copy, Debug)]
pub struct RatingScale {
    /// The measured quantity, in a sentence.
    pub measures: &'static str,
    /// The definition, precise enough to reproduce the ratings.
    pub definition: &'static str,
    /// The source of the definition.
    pub source: &'static str,
    /// The unit of the ratings, such as `guesses` or `givens`; `difficulty` for a scale without a unit of its own.
    pub unit: &'static str,
    /// The agreement with published ratings, as measured.
    pub checked: &'static str,
    /// The columns of a rating.
    pub columns: &'static [ScaleColumn],
}

/// A column of a [`RatingScale`]: one value per rating.
#[derive(Clone, Copy, Debug)]
pub struct ScaleColumn {
    /// The identifier in tables.
    pub id: &'static str,
    /// The displayed name.
    pub name: &'static str,
    /// The number of decimal places.
    pub decimals: usize,
    /// The names of the classes, the easiest class first; empty if the values are numbers.
    pub classes: &'static [&'static str],
}

impl ScaleColumn {
    /// Formats a value as in tables: `4.2`, `>=4.2`, or the name of a class.
    ///
    /// # Panics
    ///
    /// Panics if the value is the number of a class that the column does not have.
    pub fn text(&self, value: &RatingValue) -> String {
        let number = |number: f64| format!("{number:.*}", self.decimals);
        if !self.classes.is_empty() {
            let bound = if let RatingValue::LowerBound(_) = value {
                ">="
            } else {
                ""
            };
            return format!("{bound}{}", self.class(value));
        }
        match *value {
            RatingValue::Number(value) | RatingValue::Mean { value, .. } => number(value),
            RatingValue::LowerBound(value) => format!(">={}", number(value)),
            RatingValue::Class(class) => class.to_string(),
        }
    }

    /// The name of the class whose index is the number of `value`.
    fn class(&self, value: &RatingValue) -> &'static str {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "the index of one of a handful of classes"
        )]
        let class_index = value.number() as usize;
        self.classes[class_index]
    }

    /// Returns `true` if the column can hold the value: a class that it has, or a finite number.
    fn accepts(&self, value: &RatingValue) -> bool {
        let is_finite = match *value {
            RatingValue::Mean { value, low, high } => {
                [value, low, high].map(f64::is_finite) == [true; 3]
            }
            value => value.number().is_finite(),
        };
        #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
        let class_count = self.classes.len() as f64;
        is_finite
            && match value {
                RatingValue::Class(class) => *class < self.classes.len(),
                RatingValue::LowerBound(class) => {
                    self.classes.is_empty() || (0.0..class_count).contains(class)
                }
                RatingValue::Number(_) | RatingValue::Mean { .. } => self.classes.is_empty(),
            }
    }
}

/// The rating of a puzzle on a scale: one value per column of the scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// One value per column, in the order of [`RatingScale::columns`].
    pub values: Vec<RatingValue>,
    /// The cells that the rating refers to, such as those of a backdoor, in ascending order; empty for most
    /// scales.
    pub cells: Vec<usize>,
}

impl Rating {
    /// Returns `true` if there is one value per column of the scale, each one that its column can hold.
    pub fn fits(&self, scale: &RatingScale) -> bool {
        self.values.len() == scale.columns.len()
            && (scale.columns.iter().zip(&self.values)).all(|(column, value)| column.accepts(value))
    }
}

/// The value of a puzzle in one column of a scale, in the unit of the scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RatingValue {
    /// An exact number.
    Number(f64),
    /// A lower bound of the number, or of the number of the class: the rater reached the limit of its work or
    /// of its method, or has not ended.
    LowerBound(f64),
    /// An estimate from several random tries, such as their mean, with its confidence interval of 95 %.
    Mean {
        /// The point estimate.
        value: f64,
        /// The lower end of the confidence interval.
        low: f64,
        /// The upper end of the confidence interval.
        high: f64,
    },
    /// The index of the class in [`ScaleColumn::classes`], counted from 0.
    Class(usize),
}

impl RatingValue {
    /// The number by which puzzles are sorted: the number, the lower bound, the point estimate, or the index
    /// of the class.
    pub fn number(&self) -> f64 {
        match *self {
            Self::Number(value) | Self::LowerBound(value) | Self::Mean { value, .. } => value,
            #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
            Self::Class(class) => class as f64,
        }
    }
}

impl From<RatingValue> for Rating {
    fn from(value: RatingValue) -> Self {
        Self {
            values: vec![value],
            cells: Vec::new(),
        }
    }
}
