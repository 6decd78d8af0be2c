/** The progress in the course of lessons. */
import { expect, type Page, test } from "./test";

/** Answers the questions of a lesson: all of them correctly, or all except the last. */
async function answer(page: Page, allCorrect: boolean): Promise<void> {
  const questions = page.locator("form.question");
  const count = await questions.count();
  expect(count).toBeGreaterThan(0);
  for (let at = 0; at < count; at += 1) {
    const question = questions.nth(at);
    const correct = allCorrect || at < count - 1;
    await question
      .locator(correct ? "input[data-right]" : "input:not([data-right])")
      .first()
      .check();
    await question.getByRole("button", { name: "Check" }).click();
    await expect(question).toHaveAttribute("data-answered", String(correct));
  }
}

test("a lesson whose questions are all answered correctly is done, in every language", async ({
  page,
}) => {
  await page.goto("./#v=1&view=learn");
  const items = page.locator(".learn-course li");
  await expect(page.getByRole("link", { name: "Start the course" })).toBeVisible();
  await expect(items.first()).toBeVisible();
  const lessons = await items.count();
  const first = await items.first().locator("a").getAttribute("href");
  await page.goto(`./${first}`);
  await answer(page, false);
  await page.goto("./#v=1&view=learn");
  await expect(items).toHaveCount(lessons);
  await expect(page.locator('.learn-course li[data-done="true"]')).toHaveCount(0);
  await page.goto(`./${first}`);
  await answer(page, true);
  await page.goBack();
  await expect(page.getByText(`1 of ${lessons} done`)).toBeVisible();
  await expect(items.first()).toHaveAttribute("data-done", "true");
  await expect(page.getByRole("link", { name: "Continue with lesson 2" })).toBeVisible();
  await page.goto("./?#v=1&view=learn&lang=de");
  await expect(page.getByText(`1 von ${lessons} erledigt`)).toBeVisible();
});

test("a damaged list of lessons is as good as none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("sudoku-lab.lessons", "{]"));
  await page.goto("./#v=1&view=learn");
  await expect(page.getByRole("link", { name: "Start the course" })).toBeVisible();
});
