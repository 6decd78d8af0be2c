/** Questions are checked here; nothing of it is kept or sent. */
import { said } from "./words";

export function answerQuestions(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.question")) {
    const verdict = form.querySelector<HTMLElement>(".verdict");
    if (!verdict) continue;
    const button = document.createElement("button");
    button.type = "submit";
    button.textContent = said("check");
    verdict.before(button);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = form.querySelector<HTMLInputElement>("input:checked");
      const right = chosen?.dataset.right !== undefined;
      for (const item of form.querySelectorAll("li")) {
        const why = item.querySelector<HTMLElement>(".why");
        if (why) why.hidden = !chosen || !item.contains(chosen);
      }
      form.dataset.answered = chosen ? String(right) : "";
      verdict.textContent = said(chosen ? (right ? "right" : "wrong") : "choose");
    });
  }
}
