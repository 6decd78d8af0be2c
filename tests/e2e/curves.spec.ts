/** Plots of races: their texts, zoom, axes and colours. */
import { readFile } from "node:fs/promises";
import {
  button,
  EASY,
  ENDLESS,
  lane,
  open,
  openAxes,
  openSeries,
  pressInLane,
  race,
  showSection,
  stableBox,
  useFullSpeed,
  violations,
  waitForTimes,
} from "./lab";
import { curve, probe, RACE, sight, text } from "./plots";
import { expect, type Locator, test } from "./test";

test("plots of several races, one after another in one page", async ({ page }) => {
  await test.step("a drag zooms all plots, also beyond the last steps of some lanes: labels, lines and cursor are right", async () => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page);
    await race(page);
    await expect(page.locator(".verdict")).toContainText("in computing time");
    const all = await sight(page, "average local consistency");
    await openAxes(page);
    await expect(button(page, "All")).toBeDisabled();
    const figure = curve(page, "average local consistency");
    const over = figure.locator(".u-over");
    await over.scrollIntoViewIfNeeded();
    const box = await stableBox(over);
    // The height is the centre of the plot: the boards above follow the cursor, and the plot moves a little when they
    // change their height.
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.8, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.95, middle, { steps: 3 });
    await page.mouse.up();
    await openAxes(page);
    await expect(button(page, "All")).toBeEnabled();
    const [low, high] = await sight(page, "average local consistency");
    // Backtracking and rules, the lanes of the first plot, ended before this step.
    expect(low).toBeGreaterThan(100);
    expect(high).toBeLessThan(all[1]);
    expect(await sight(page, "conflicts")).toEqual([low, high]);
    await expect(curve(page, "filled").locator("[data-of=curve]")).toHaveCount(0);
    for (const title of ["filled", "average local consistency", "conflicts"]) {
      expect(await labelPixels(curve(page, title)), title).toBeGreaterThan(50);
    }
    // The line ends at the right edge, near the top, and so does its label. Each drawing replaces the label, so it is
    // found and measured within one task of the page.
    await expect(figure.locator("[data-of=curve]")).toHaveCount(1);
    const [top, height] = await figure.evaluate((all) => {
      const [label, plot] = ["[data-of=curve]", ".u-over"].map((of) =>
        all.querySelector(of)?.getBoundingClientRect(),
      );
      return label && plot ? [label.y - plot.y, plot.height] : [];
    });
    expect(top).toBeGreaterThan(-10);
    expect(top).toBeLessThan((height ?? 0) / 3);
    const now = await stableBox(over);
    await page.mouse.move(now.x + now.width / 2, now.y + now.height / 2);
    const place = figure.locator(".curve-cursor-place").first();
    await expect(place).toContainText("step");
    const step = Number((await place.innerText()).replace(/\D/g, ""));
    // The axis is logarithmic: its middle is the geometric mean, up to a step and a pixel.
    expect(Math.abs(step / Math.sqrt(low * high) - 1)).toBeLessThan(0.02);
    await openAxes(page);
    await button(page, "All").click();
    expect(await sight(page, "average local consistency")).toEqual(all);
    expect(errors).toEqual([]);
  });

  await test.step("a long run is drawn from its first steps on a logarithmic axis", async () => {
    // Backtracking in row order on a puzzle with 17 givens, none of which is in the first row, takes far more steps
    // than are stored.
    const long =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    await open(page, `#a=backtracking:rows&pace=max&steps=45202&p=${long}`);
    await race(page);
    await openAxes(page);
    await expect(button(page, "log steps")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await button(page, "Save filled").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Picture (SVG)").click(),
    ]);
    const path = /<path d="([^"]*)"/.exec(await text(download))?.[1] ?? "";
    const along = [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
    const [first, end] = [along[0] ?? 0, along.at(-1) ?? 0];
    // Between the first and the hundredth of 45,202 steps.
    const early = along.filter(
      (x) => x <= first + ((end - first) * Math.log(100)) / Math.log(45202),
    );
    expect(early.length).toBeGreaterThan(50);
    expect(along.length).toBeLessThan(1000);
  });

  await test.step("an enlarged plot says its unit, and the step at the cursor", async () => {
    await open(page, `#a=backtracking:rows&pace=max&p=${EASY}`);
    await race(page);
    await button(page, "Enlarge filled").click();
    const large = page.getByRole("dialog");
    await expect(large.getByRole("heading", { name: "filled (cells)" })).toBeVisible();
    await large.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(large.locator(".curve-cursor-place")).toHaveText("step 1");
    await button(large, "Close").click();
    await expect(large).toHaveCount(0);
  });

  await test.step("a part of a plot is selected while a race goes on", async () => {
    await open(page, `#a=backtracking:rows&pace=max&p=${ENDLESS}`);
    await useFullSpeed(page);
    await button(page, "Race").click();
    const figure = curve(page, "filled");
    const plot = figure.locator(".plot");
    /** Waits until the plot has drawn new frames twice: the first drawing sets the cursor, the second one shows it. */
    const drawn = async () => {
      for (let left = 2; left > 0; left -= 1) {
        const before = (await plot.getAttribute("aria-label")) ?? "";
        await expect(plot).not.toHaveAttribute("aria-label", before);
      }
    };
    const over = figure.locator(".u-over");
    await over.scrollIntoViewIfNeeded();
    const { x, y, width } = await stableBox(over);
    await page.mouse.move(x + width * 0.6, y + 40);
    await expect(figure.locator(".curve-cursor-place").first()).toContainText("step");
    await page.mouse.down();
    await page.mouse.move(x + width * 0.9, y + 40, { steps: 3 });
    await drawn();
    const selected = await figure.locator(".u-select").boundingBox();
    expect(selected?.width).toBeCloseTo(width * 0.3, -1);
    await page.mouse.up();
    await openAxes(page);
    await button(page, "All").click();
  });

  await test.step("a plot names its lanes by their settings of now, as the table of results does", async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, `#a=relaxation-labeling,relaxation-labeling&steps=20&p=${EASY}`);
    await race(page);
    await showSection(page, "Results");
    const ends = page.locator("[data-of=curve]").filter({ hasText: /^Relaxation/ });
    const rows = page.locator(".finish tr[data-row] th");
    const names = async () =>
      // The rows are ordered by time.
      (await rows.allInnerTexts()).map((text) => text.trim().split("\n")[0] ?? "").sort();
    expect(await names()).toEqual(
      ["#1", "#2"].map((number) => `Relaxation labeling (As published) ${number}`),
    );
    await pressInLane(page, 2, "Settings of lane 2");
    await page.getByRole("checkbox", { name: /singles first/i }).click();
    await race(page);
    const now = await names();
    await showSection(page, "Curves");
    expect(now).toEqual([
      "Relaxation labeling (As published)",
      "Relaxation labeling (singles first on)",
    ]);
    // If the value at a solution is known, the row also states how close the curve comes to it.
    const said = (name: string) => `${name}`.replaceAll(/[()]/g, "\\$&");
    for (const name of now) {
      const own = new RegExp(`^${said(name).replaceAll(" ", "\\s")}( \\d+(\\.\\d+)?\u00a0%)?$`);
      await expect(ends.filter({ hasText: name }).first()).toHaveText(own);
    }
  });

  await test.step("curves of one lane have samples of their lines, and no two series are named alike", async () => {
    await open(page, `#a=backtracking,dancing-links,general,ga&pace=max&p=${EASY}`);
    await race(page);
    const chips = (await openSeries(page)).getByRole("button");
    const names = await chips.allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    for (const chip of await chips.all()) {
      if ((await chip.getAttribute("aria-pressed")) === "false") await chip.click();
    }
    // Each lane has its main curve beside the boards; the enlarged plot shows all curves.
    await button(page, "Enlarge conflicts").click();
    const samples = page.locator("dialog[open] .legend .legend-dash");
    const looks = await samples.evaluateAll((all) =>
      all.map((one) => {
        const dashes = one.querySelector("path")?.getAttribute("stroke-dasharray");
        return `${getComputedStyle(one).getPropertyValue("--lane")} ${dashes}`;
      }),
    );
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks).size).toBe(looks.length);
    await page.keyboard.press("Escape");
  });

  await test.step("against time, the axis ends at the time of the lane", async () => {
    await open(page, `#a=ga&pace=max&p=${EASY}`);
    await race(page);
    await waitForTimes(page);
    await expect(lane(page, 1).locator('[data-field="time"]')).toHaveText(/\d/);
    await openAxes(page);
    await page.getByLabel("x-axis").selectOption("time");
    const [, end] = await sight(page, "conflicts");
    const shown = await lane(page, 1).locator('[data-field="time"]').innerText();
    const [, number, unit] = /^([\d.]+)\s(ms|s)$/.exec(shown) ?? [];
    expect(Math.abs(end / (Number(number) * (unit === "s" ? 1000 : 1)) - 1)).toBeLessThan(0.05);
    await curve(page, "conflicts").getByText("Data").click();
    await expect(curve(page, "conflicts").locator("thead")).toContainText("time (ms)");
    await openAxes(page);
    await expect(button(page, "log time")).toBeVisible();
  });
});

/** Counts the pixels of the labels below a plot, which are drawn on an empty background. */
const labelPixels = (figure: Locator): Promise<number> =>
  figure.locator(".uplot").evaluate((plot) => {
    const canvas = plot.querySelector("canvas");
    const over = plot.querySelector<HTMLElement>(".u-over");
    const context = canvas?.getContext("2d");
    if (!canvas || !over || !context) return 0;
    const below = (over.offsetTop + over.clientHeight + 6) * devicePixelRatio;
    const { data } = context.getImageData(0, below, canvas.width, canvas.height - below);
    return data.filter((value, at) => at % 4 === 3 && value > 128).length;
  });

test("plots of a finished race: texts, files, zoom, axes and colours", async ({ page }) => {
  await test.step("no plot is empty: until the race starts it is said how to read the boards", async () => {
    await open(page, RACE);
    const plots = page.locator(".curves-plots > .curve");
    const reading = page.getByRole("region", { name: "How to read the boards" });
    await expect(reading.getByRole("listitem")).toHaveCount(5);
    await expect(plots).toHaveCount(0);
    await race(page);
    await waitForTimes(page); // the later announcement of the times would hide that of the saved file
    await expect(plots.first()).toBeVisible();
    await expect(reading).toHaveCount(0);
  });

  await test.step("a plot is saved as SVG and PNG, all data as CSV, by menu", async () => {
    const take = async (name: string) => {
      await button(page, "Save conflicts").click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        button(page, name).click(),
      ]);
      return download;
    };
    const svg = await take("Picture (SVG)");
    expect(svg.suggestedFilename()).toBe("sudoku-lab_conflicts_relaxation-labeling+ga_seed-7.svg");
    const drawing = await text(svg);
    const valid = await page.evaluate((source) => {
      const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
      return { name: root.nodeName, lines: root.querySelectorAll("path").length };
    }, drawing);
    expect(valid).toEqual({ name: "svg", lines: 6 });
    expect(drawing).not.toContain("NaN");
    expect(drawing).toContain("paper: mean 3.78");

    const png = await take("Picture (PNG)");
    expect(png.suggestedFilename()).toMatch(/_seed-7\.png$/);
    const bytes = await readFile(await png.path());
    expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    const ends = await page.evaluate((source) => {
      const host = document.createElement("div");
      document.body.append(host);
      host.innerHTML = source;
      const svg = host.querySelector("svg");
      const all = [...host.querySelectorAll("text")].map((one) => {
        const { x, y, width, height } = one.getBBox();
        return { text: one.textContent, left: x, right: x + width, bottom: y + height };
      });
      host.remove();
      const size = ["width", "height"].map((name) => Number(svg?.getAttribute(name)));
      return { size, all };
    }, drawing);
    const [wide = 0, high = 0] = ends.size;
    const cut = ends.all.filter(
      ({ left, right, bottom }) => left < 0 || right > wide || bottom > high,
    );
    expect(cut).toEqual([]);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2 * wide, 2 * high]);

    const tikz = await take("TikZ (LaTeX)");
    expect(tikz.suggestedFilename()).toMatch(/_seed-7\.tex$/);
    const picture = await text(tikz);
    expect(picture).toContain("\\begin{tikzpicture}");
    expect(picture).toContain("paper: mean 3.78");
    expect(picture.match(/\\clip/g)?.length).toBe(6);

    const vega = await take("Vega-Lite");
    expect(vega.suggestedFilename()).toMatch(/_seed-7\.vl\.json$/);
    const { $schema, layer, usermeta } = JSON.parse(await text(vega));
    expect($schema).toContain("vega-lite");
    expect(layer.at(-1).encoding.color.scale.domain).toHaveLength(6);
    expect(usermeta).toEqual(expect.objectContaining({ seed: expect.anything() }));

    const csv = await take("All data (CSV)");
    expect(csv.suggestedFilename()).toBe(
      "sudoku-lab_traces_backtracking.rows+relaxation-labeling+ga_seed-7.csv",
    );
    const [head, ...lines] = (await text(csv))
      .trimEnd()
      .split("\r\n")
      .filter((line) => !line.startsWith("# "));
    expect(head).toBe("lane,algorithm,preset,params,seed,step,time_us,series,unit,value");
    const rows = lines.map((line) => line.split(","));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([10]));
    expect([...new Set(rows.map(([number]) => number))]).toEqual(["1", "2", "3"]);
    const filled = rows.filter(
      ([number, , , , , , , series]) => number === "1" && series === "filled",
    );
    const end = filled.at(-1);
    const steps = await lane(page, 1).locator('[data-field="steps"]').innerText();
    expect(end?.[5]).toBe(steps.replaceAll(",", ""));
    expect(end?.[9]).toBe("81");
  });

  await test.step("a plot is saved by key", async () => {
    for (const [key, end] of [
      ["s", ".svg"],
      ["p", ".png"],
      ["c", ".csv"],
    ] as const) {
      await probe(page, "filled").focus();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.keyboard.press(key),
      ]);
      expect(download.suggestedFilename().endsWith(end)).toBe(true);
      await expect(page.locator("p[role=status]")).toHaveText(
        `Saved ${download.suggestedFilename()}.`,
      );
    }
  });

  await test.step("the cursor stays where the plot moves away below the pointer, until the pointer moves", async () => {
    const figure = curve(page, "conflicts");
    const over = figure.locator(".u-over");
    await over.scrollIntoViewIfNeeded();
    const { x, y, width } = await stableBox(over);
    const slider = probe(page, "conflicts");
    await page.mouse.move(x + width / 2, y + 3);
    await expect(slider).toHaveAttribute("aria-valuetext", /^step/);
    // This happens to a lane whose explanation of the step takes one more line.
    await over.evaluate(
      (element) =>
        new Promise((left) => {
          element.addEventListener("pointerleave", left, { once: true });
          element.closest<HTMLElement>(".curves-plots")?.style.setProperty("padding-top", "40px");
        }),
    );
    expect(await slider.getAttribute("aria-valuetext")).toMatch(/^step/);
    await page.mouse.move(x + width / 2, y + 4);
    await expect(slider).not.toHaveAttribute("aria-valuetext", /^step/);
  });

  await test.step("keys on a plot zoom in, out and back", async () => {
    await openAxes(page);
    await button(page, "log steps").click();
    const all = await sight(page, "average local consistency");
    const width = ([low, high]: readonly [number, number]) => high - low;
    // The cursor is at integer steps, at both ends.
    const near = (part: readonly [number, number], steps: number) =>
      expect(Math.abs(width(part) - steps)).toBeLessThanOrEqual(1);
    await probe(page, "average local consistency").focus();
    await page.keyboard.press("+");
    const half = await sight(page, "average local consistency");
    near(half, width(all) / 2);
    await probe(page, "average local consistency").focus();
    await page.keyboard.press("+");
    near(await sight(page, "average local consistency"), width(all) / 4);
    await probe(page, "average local consistency").focus();
    await page.keyboard.press("-");
    near(await sight(page, "average local consistency"), width(all) / 2);
    await probe(page, "average local consistency").focus();
    await page.keyboard.press("0");
    expect(await sight(page, "average local consistency")).toEqual(all);
    await openAxes(page);
    await button(page, "Zoom in").click();
    near(await sight(page, "average local consistency"), width(all) / 2);
    await openAxes(page);
    await button(page, "Zoom out").click();
    expect(await sight(page, "average local consistency")).toEqual(all);
  });

  await test.step("either axis is linear or logarithmic", async () => {
    const pixels = () =>
      curve(page, "conflicts")
        .locator("canvas")
        .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const seen = new Set([await pixels()]);
    for (const name of ["log steps", "log values", "log steps"]) {
      const before = await pixels();
      await openAxes(page);
      await button(page, name).click();
      await expect.poll(pixels).not.toBe(before);
      seen.add(await pixels());
    }
    expect(seen.size).toBe(4);
  });

  await test.step("lanes are drawn over one another or apart", async () => {
    await expect(curve(page, "conflicts")).toHaveCount(1);
    await openAxes(page);
    await button(page, "One plot per lane").click();
    await expect(curve(page, "conflicts")).toHaveCount(0);
    const own = curve(page, "conflicts, Genetic algorithm");
    await expect(own).toHaveCount(1);
    await expect(curve(page, "conflicts, Relaxation labeling")).toHaveCount(1);
    await expect(own.locator(".legend")).not.toContainText("Relaxation");
    await openAxes(page);
    await button(page, "One plot per lane").click();
    await expect(curve(page, "conflicts")).toHaveCount(1);
  });

  await test.step("plots of one unit that are apart have the same axes, so that lanes can be compared", async () => {
    await openAxes(page);
    await button(page, "One plot per lane").click();
    const ticks = async (lane: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        probe(page, `conflicts, ${lane}`).press("s"),
      ]);
      const labels = (await text(download)).matchAll(/text-anchor="(?:end|middle)"[^>]*>([^<]+)</g);
      return [...labels].map(([, label]) => label);
    };
    const relaxation = await ticks("Relaxation labeling");
    expect(relaxation.length).toBeGreaterThan(5);
    expect(await ticks("Genetic algorithm")).toEqual(relaxation);
    await openAxes(page);
    await page.getByLabel("x-axis").selectOption("time");
    expect(await ticks("Genetic algorithm")).toEqual(await ticks("Relaxation labeling"));
    await openAxes(page);
    await button(page, "One plot per lane").click();
    await openAxes(page);
    await page.getByLabel("x-axis").selectOption("step");
  });

  await test.step("axe finds nothing with the cursor, the menu and the papers open, light and dark", async () => {
    await openAxes(page);
    await page.getByLabel("x-axis").selectOption("time");
    await page.keyboard.press("Escape");
    await probe(page, "filled").focus();
    await page.keyboard.press("End");
    expect(await violations(page)).toEqual([]);
    await button(page, "Save conflicts").click();
    expect(await violations(page)).toEqual([]);
  });

  await test.step("every plot has a title, a sentence of its course, and its figures", async () => {
    for (const figure of await page.locator(".curve").all()) {
      const title = await figure.locator("strong").textContent();
      const sentence = `^${title}: .+ from \\S+ \\(step 0\\) to .* \\(minimum .*, maximum .*\\)\\.$`;
      await expect(figure.getByRole("img")).toHaveAttribute("aria-label", new RegExp(sentence));
      await figure.getByText("Data", { exact: true }).click();
      await expect(figure.locator(".text-summary")).toHaveText(new RegExp(sentence));
      await expect.poll(() => figure.locator("tbody tr").count()).toBeGreaterThan(5);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a tap on a curve shows that moment, and nothing is too wide", async ({ page }) => {
    await open(page, RACE);
    await race(page);
    const over = curve(page, "filled").locator(".u-over");
    await over.scrollIntoViewIfNeeded();
    await over.tap({ position: { x: 120, y: 40 } });
    await expect(button(page, "Replay")).toBeVisible();
    await button(page, "Save filled").tap();
    await expect(button(page, "Picture (SVG)")).toBeVisible();
    for (const figure of await page.locator(".curve").all()) {
      const box = await figure.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    }
  });
});

test("the styles of Solve's path leave the legends of plots as they are", async ({ page }) => {
  await page.goto(`./#v=1&view=solve&p=${EASY}`);
  await page.locator('[data-slot="path"] > summary').click();
  await expect(page.locator('[data-slot="path"] .path-panel')).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#v=1&view=race&a=backtracking,rules,relaxation-labeling,ga&p=${EASY}`);
  await race(page);
  const marker = page.locator(".curves .legend .marker").first();
  await expect(marker).toBeVisible();
  expect((await marker.boundingBox())?.width).toBeLessThan(20);
});
