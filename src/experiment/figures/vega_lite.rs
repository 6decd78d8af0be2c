//! A figure as a Vega-Lite specification, version 5.
//!
//! Marks with the same appearance share a layer, whose data are inline. Positions are on the axes of the figure; on an
//! axis of rows they are pixels from the top.

use serde_json::{Map, Value, json};

use super::layout::{Layout, VerticalScale};
use super::scene::{COLOURS, DASHES, INK, SLANT_DEGREES, style_index};
use super::spec::{
    Anchor, Axis, Color, FigureSpec, Mark, Position, RunRef, Scale, Shape, Tick, VERSION,
};
use super::{clamp, to_f64};

/// The address of the schema.
const SCHEMA: &str = "https://vega.github.io/schema/vega-lite/v5.json";

/// The path of a cross, in units of its radius.
const CROSS: &str = "M-1,-1L1,1M-1,1L1,-1";

/// The shapes of series, by style.
const SHAPES: [&str; 8] = [
    "circle",
    "square",
    "triangle-up",
    "diamond",
    CROSS,
    "cross",
    "triangle-down",
    "M-0.8,-0.8L0.8,-0.8L0.8,0.8L-0.8,0.8Z",
];

/// Describes a figure as a Vega-Lite specification; see [`FigureSpec::to_vega_lite`].
pub(super) fn describe(spec: &FigureSpec) -> Value {
    let layout = Layout::of(spec);
    let mut writer = Writer {
        spec,
        layout: &layout,
        layers: Vec::new(),
        lines: 0,
    };
    for layer in &spec.layers {
        for mark in &layer.marks {
            writer.mark(mark, layer.color);
        }
    }
    let layers: Vec<_> = writer.layers.into_iter().map(VegaLayer::describe).collect();
    let mut title = json!({ "text": layout.title, "anchor": "start", "frame": "bounds" });
    if !layout.caption.is_empty() {
        title["subtitle"] = json!(layout.caption);
    }
    json!({
        "$schema": SCHEMA,
        "description": spec.description,
        "title": title,
        "width": (layout.right - layout.left).round(),
        "height": (layout.bottom - layout.top).round(),
        "config": { "view": { "stroke": null }, "font": "system-ui, sans-serif" },
        "usermeta": { "generator": "sudoku-lab", "figure": spec.kind.id(), "version": VERSION },
        "encoding": {
            "x": x_encoding(spec, &layout),
            "y": y_encoding(spec, &layout),
        },
        "layer": layers,
    })
}

/// A Vega expression that returns the label of the tick at `datum.value`.
fn label_expression(ticks: &[Tick]) -> Value {
    let values: Vec<_> = ticks.iter().map(|tick| tick.value).collect();
    let texts: Vec<_> = ticks.iter().map(|tick| &tick.text).collect();
    json!({
        "values": values,
        "labelExpr": format!("{}[indexof({}, datum.value)]", json!(texts), json!(values)),
    })
}

/// The encoding of a position channel by `field`, with an axis of values. `ticks` are the ticks with a label.
fn values_encoding(field: &str, axis: &Axis, title: &str, ticks: &[Tick]) -> Value {
    let mut scale = json!({ "domain": [axis.min(), axis.max()], "nice": false });
    match axis.scale {
        Scale::Log { .. } => scale["type"] = json!("log"),
        Scale::Linear { .. } | Scale::Rows { .. } => scale["zero"] = json!(false),
    }
    let mut axis_spec = label_expression(ticks);
    axis_spec["title"] = if title.is_empty() {
        Value::Null
    } else {
        json!(title)
    };
    json!({
        "field": field,
        "type": "quantitative",
        "scale": scale,
        "axis": axis_spec,
    })
}

fn x_encoding(spec: &FigureSpec, layout: &Layout) -> Value {
    if layout.slanted.is_empty() {
        return values_encoding("x", &spec.x, &layout.x_title, &layout.x_ticks);
    }
    let mut encoding = values_encoding("x", &spec.x, &layout.x_title, &layout.slanted);
    encoding["axis"]["orient"] = json!("top");
    encoding["axis"]["labelAngle"] = json!(SLANT_DEGREES);
    encoding["axis"]["grid"] = json!(false);
    encoding
}

fn y_encoding(spec: &FigureSpec, layout: &Layout) -> Value {
    let Scale::Rows { rows } = &spec.y.scale else {
        return values_encoding("y", &spec.y, &layout.y_title, &layout.y_ticks);
    };
    let row_tick = |(index, row): (usize, &super::spec::Row)| Tick {
        value: layout.y.to_pixels(to_f64(index) + 0.5) - layout.top,
        text: if row.note.is_empty() {
            row.name.clone()
        } else {
            format!("{} ({})", row.name, row.note)
        },
    };
    let row_ticks: Vec<_> = rows.iter().enumerate().map(row_tick).collect();
    let mut axis = label_expression(&row_ticks);
    for (key, value) in [
        ("title", Value::Null),
        ("grid", json!(false)),
        ("ticks", json!(false)),
        ("domain", json!(false)),
        ("labelLimit", json!(260)),
    ] {
        axis[key] = value;
    }
    json!({
        "field": "y",
        "type": "quantitative",
        "scale": {
            "domain": [0.0, layout.bottom - layout.top],
            "reverse": true,
            "nice": false,
            "zero": false,
        },
        "axis": axis,
    })
}

/// A layer: marks with the same appearance, and one value per mark.
struct VegaLayer {
    mark: Value,
    encoding: Value,
    values: Vec<Value>,
}

impl VegaLayer {
    fn describe(self) -> Value {
        let mut encoding = self.encoding;
        if self.values.iter().any(|value| value.get("href").is_some()) {
            encoding["href"] = json!({ "field": "href", "type": "nominal" });
        }
        json!({ "mark": self.mark, "encoding": encoding, "data": { "values": self.values } })
    }
}

/// A specification under construction.
struct Writer<'a> {
    spec: &'a FigureSpec,
    layout: &'a Layout,
    layers: Vec<VegaLayer>,
    /// The number of lines and areas so far.
    lines: usize,
}

impl Writer<'_> {
    /// Adds a datum to the layer of its mark, which is created if it does not exist.
    fn add(&mut self, mark: Value, encoding: Value, value: Value) {
        let existing_layer = self
            .layers
            .iter_mut()
            .find(|layer| layer.mark == mark && layer.encoding == encoding);
        match existing_layer {
            Some(layer) => layer.values.push(value),
            None => self.layers.push(VegaLayer {
                mark,
                encoding,
                values: vec![value],
            }),
        }
    }

    /// Converts a position to numbers on the axes of Vega-Lite: values are limited to the domain of their axis, and
    /// positions in rows become pixels from the top of the plot area.
    fn axis_position(&self, [x, y]: Position) -> [f64; 2] {
        let x = clamp(x, self.spec.x.min(), self.spec.x.max());
        let y = match &self.layout.y {
            VerticalScale::Values(_) => clamp(y, self.spec.y.min(), self.spec.y.max()),
            VerticalScale::Rows(_) => self.layout.y.to_pixels(y) - self.layout.top,
        };
        [x, y]
    }

    /// The datum of a mark at a position. `color` is the colour of the mark, which determines its contestant, if any;
    /// `run` is the run behind the mark, if any.
    fn datum(&self, position: Position, color: Color, run: Option<&RunRef>) -> Value {
        let [x, y] = self.axis_position(position);
        let mut fields = Map::new();
        fields.insert("x".to_owned(), json!(x));
        fields.insert("y".to_owned(), json!(y));
        if let Some(series) = color.series() {
            let name = super::layout::series_name(&self.spec.series, series);
            fields.insert("contestant".to_owned(), json!(name));
        }
        if let Some(run) = run {
            fields.insert("puzzle".to_owned(), json!(run.puzzle));
            if let Some(href) = &run.href {
                fields.insert("href".to_owned(), json!(href));
            }
        }
        Value::Object(fields)
    }

    /// The datum of a mark that extends from one position to another, with a colour and a run as for `datum`.
    fn span(&self, from: Position, to: Position, color: Color, run: Option<&RunRef>) -> Value {
        let [x, y] = self.axis_position(to);
        let mut value = self.datum(from, color, run);
        value["x2"] = json!(x);
        value["y2"] = json!(y);
        value
    }

    /// An encoding channel with a value for each contestant, which `range` returns for the style of the contestant. The
    /// channel has a legend only if lines have labels; otherwise the names of rows identify the contestants.
    fn by_contestant(&self, range: impl Fn(usize) -> Value) -> Value {
        let names: Vec<_> = self.spec.series.iter().map(|series| &series.name).collect();
        let range: Vec<_> = self
            .spec
            .series
            .iter()
            .map(|one| range(one.style))
            .collect();
        let mut channel = json!({
            "field": "contestant",
            "type": "nominal",
            "scale": { "domain": names, "range": range },
        });
        if self.spec.labels.is_empty() {
            channel["legend"] = Value::Null;
        } else {
            channel["title"] = Value::Null;
        }
        channel
    }

    /// The encoding of the colour of a series. For any other colour, sets the colour of `mark` and returns an empty
    /// encoding.
    fn color(&self, color: Color, mark: &mut Value) -> Value {
        let hex = match color {
            Color::Series(_) => {
                let range = |style: usize| json!(format!("#{}", COLOURS[style % COLOURS.len()]));
                return json!({ "color": self.by_contestant(range) });
            }
            Color::Palette(index) => COLOURS[index % COLOURS.len()],
            Color::Ink => INK,
        };
        mark["color"] = json!(format!("#{hex}"));
        json!({})
    }

    fn mark(&mut self, mark: &Mark, color: Color) {
        match mark {
            Mark::Line { points, width } => {
                let mut mark_spec = json!({ "type": "line", "strokeWidth": width });
                let mut encoding = self.color(color, &mut mark_spec);
                if color.series().is_some() {
                    let dashes = |style: usize| match DASHES[style_index(style)] {
                        [] => json!([1, 0]),
                        dashes => json!(dashes),
                    };
                    encoding["strokeDash"] = self.by_contestant(dashes);
                }
                encoding["detail"] = json!({ "field": "line", "type": "nominal" });
                encoding["order"] = json!({ "field": "index", "type": "quantitative" });
                self.lines += 1;
                for (index, point) in points.iter().enumerate() {
                    let mut value = self.datum(*point, color, None);
                    value["line"] = json!(self.lines);
                    value["index"] = json!(index);
                    self.add(mark_spec.clone(), encoding.clone(), value);
                }
            }
            Mark::Area {
                points,
                base,
                opacity,
            } => {
                let mut mark_spec = json!({ "type": "area", "opacity": opacity });
                let mut encoding = self.color(color, &mut mark_spec);
                encoding["detail"] = json!({ "field": "line", "type": "nominal" });
                encoding["y2"] = json!({ "field": "y2" });
                self.lines += 1;
                for point in points {
                    let mut value = self.span(*point, [point[0], *base], color, None);
                    value["line"] = json!(self.lines);
                    self.add(mark_spec.clone(), encoding.clone(), value);
                }
            }
            Mark::Point {
                at,
                shape,
                size,
                opacity,
                run,
            } => self.point(*at, *shape, [*size, *opacity], run.as_ref(), color),
            Mark::Rule {
                from,
                to,
                width,
                opacity,
                dashed,
            } => {
                let mut mark_spec =
                    json!({ "type": "rule", "strokeWidth": width, "opacity": opacity });
                if *dashed {
                    mark_spec["strokeDash"] = json!([5, 4]);
                }
                self.rule(mark_spec, *from, *to, color);
            }
            Mark::Bar {
                from,
                to,
                opacity,
                outlined,
                run,
            } => {
                let mut mark_spec = json!({ "type": "rect", "fillOpacity": opacity });
                if *outlined {
                    mark_spec["stroke"] = json!(format!("#{INK}"));
                    mark_spec["strokeWidth"] = json!(1.5);
                }
                self.bar(mark_spec, *from, *to, run.as_ref(), color);
            }
            Mark::Box { y, quantiles } => self.box_plot(*y, *quantiles, color),
            Mark::Text {
                at,
                offset,
                text,
                anchor,
                size,
                bold,
                opacity,
            } => {
                let align = match anchor {
                    Anchor::Start => "left",
                    Anchor::Middle => "center",
                    Anchor::End => "right",
                };
                let mut mark_spec = json!({
                    "type": "text",
                    "align": align,
                    "baseline": "alphabetic",
                    "dx": offset[0],
                    "dy": offset[1],
                    "fontSize": size,
                    "fontWeight": if *bold { 600 } else { 400 },
                    "opacity": opacity,
                });
                let mut encoding = self.color(color, &mut mark_spec);
                encoding["text"] = json!({ "field": "text", "type": "nominal" });
                let mut value = self.datum(*at, color, None);
                value["text"] = json!(text);
                self.add(mark_spec, encoding, value);
            }
        }
    }

    /// Adds a point with a radius in pixels and an opacity.
    fn point(
        &mut self,
        at: Position,
        shape: Shape,
        [radius, opacity]: [f64; 2],
        run: Option<&RunRef>,
        color: Color,
    ) {
        // The area of the square around the point.
        let size = 4.0 * radius * radius;
        let mut mark_spec =
            json!({ "type": "point", "filled": true, "size": size, "opacity": opacity });
        let mut encoding = self.color(color, &mut mark_spec);
        match shape {
            Shape::Circle => mark_spec["shape"] = json!("circle"),
            Shape::Cross => {
                mark_spec["shape"] = json!(CROSS);
                mark_spec["filled"] = json!(false);
                mark_spec["strokeWidth"] = json!(1);
            }
            Shape::Series if color.series().is_none() => mark_spec["shape"] = json!("circle"),
            Shape::Series => {
                mark_spec["strokeWidth"] = json!(1.5);
                encoding["shape"] = self.by_contestant(|style| json!(SHAPES[style_index(style)]));
                // Crosses have no area.
                encoding["stroke"] = encoding["color"].clone();
            }
        }
        if run.is_some() {
            encoding["tooltip"] = json!([
                { "field": "contestant", "type": "nominal" },
                { "field": "puzzle", "type": "quantitative" },
                { "field": "x", "type": "quantitative", "title": self.layout.x_title },
            ]);
        }
        let value = self.datum(at, color, run);
        self.add(mark_spec, encoding, value);
    }

    fn rule(&mut self, mut mark_spec: Value, from: Position, to: Position, color: Color) {
        let mut encoding = self.color(color, &mut mark_spec);
        encoding["x2"] = json!({ "field": "x2" });
        encoding["y2"] = json!({ "field": "y2" });
        let value = self.span(from, to, color, None);
        self.add(mark_spec, encoding, value);
    }

    fn bar(
        &mut self,
        mut mark_spec: Value,
        from: Position,
        to: Position,
        run: Option<&RunRef>,
        color: Color,
    ) {
        let mut encoding = self.color(color, &mut mark_spec);
        encoding["x2"] = json!({ "field": "x2" });
        encoding["y2"] = json!({ "field": "y2" });
        let value = self.span(from, to, color, run);
        self.add(mark_spec, encoding, value);
    }

    fn box_plot(&mut self, y: f64, [min, low, median, high, max]: [f64; 5], color: Color) {
        let height = match &self.spec.y.scale {
            Scale::Rows { rows } => rows.first().map_or(1.0, |row| row.height),
            Scale::Linear { .. } | Scale::Log { .. } => 1.0,
        };
        let half_height = 7.0 / height;
        let thin_rule = json!({ "type": "rule", "strokeWidth": 1.5, "opacity": 1.0 });
        self.rule(thin_rule.clone(), [min, y], [low, y], color);
        self.rule(thin_rule, [high, y], [max, y], color);
        let mark_spec = json!({ "type": "rect", "fillOpacity": 0.2 });
        self.bar(
            mark_spec,
            [low, y - half_height],
            [high, y + half_height],
            None,
            color,
        );
        let thick_rule = json!({ "type": "rule", "strokeWidth": 3.0, "opacity": 1.0 });
        self.rule(
            thick_rule,
            [median, y - half_height],
            [median, y + half_height],
            color,
        );
        self.point([median, y], Shape::Series, [4.0, 1.0], None, color);
    }
}
