/** Input fields: text that the user types, in combination with values that arrive from elsewhere. */
import { render } from "preact";
import { expect, test } from "vitest";
import { IntegerField } from "../../www/src/ui/WholeField";
import { mount, queryOne } from "./mount";

/** Waits for effects that run in a task after the next frame. */
const afterEffects = () =>
  new Promise((settle) => requestAnimationFrame(() => setTimeout(() => setTimeout(settle))));

test("text that is typed immediately after the value of a field has changed is kept", async () => {
  const changes: unknown[] = [];
  const field = (value: number | null) => (
    <IntegerField
      id="take"
      value={value}
      min={1}
      max={99}
      allowed="1 to 99"
      placeholder="all"
      onChange={(next) => changes.push(next)}
    />
  );
  const root = mount(field(50));
  await afterEffects();
  const input = queryOne<HTMLInputElement>("input", root);
  expect(input.value).toBe("50");
  // This happens when the first set of an experiment is removed: the field then belongs to the next set.
  render(field(null), root);
  expect(input.value).toBe("");
  input.value = "2";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await afterEffects();
  expect(input.value).toBe("2");
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(changes).toEqual([2]);
});

test("a value from elsewhere replaces the text that was typed before", async () => {
  const field = (value: number) => (
    <IntegerField id="take" value={value} min={1} max={99} allowed="1 to 99" onChange={() => {}} />
  );
  const root = mount(field(50));
  const input = queryOne<HTMLInputElement>("input", root);
  input.value = "7";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await afterEffects();
  expect(input.value).toBe("7");
  render(field(8), root);
  await afterEffects();
  expect(input.value).toBe("8");
});

test("an invalid text is kept when the field is mounted again, until it is replaced", async () => {
  const changes: unknown[] = [];
  const field = (value: number) => (
    <IntegerField
      id="limit"
      value={value}
      min={1}
      max={99}
      allowed="1 to 99"
      onChange={(next) => changes.push(next)}
    />
  );
  const root = mount(field(50));
  const type = (text: string) => {
    const input = queryOne<HTMLInputElement>("input", root);
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const shown = () => queryOne<HTMLInputElement>("input", root).value;
  type("1e9");
  await afterEffects();
  render(null, root); // as when its sheet is closed
  render(field(50), root);
  await afterEffects();
  expect(shown()).toBe("1e9");
  expect(queryOne(".field-error", root).textContent).toBe("1 to 99");
  expect(changes).toEqual([]);
  render(null, root);
  render(field(8), root);
  expect(shown()).toBe("8");
  type("70");
  expect(changes).toEqual([70]);
  render(null, root);
  render(field(8), root);
  expect(shown()).toBe("8");
});
