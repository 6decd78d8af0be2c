/** Checks the answers to questions. Answers are neither stored nor sent. */
import { lessonText } from "./words";

export function answerQuestions(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.question")) {
    const verdict = form.querySelector<HTMLElement>(".verdict");
    if (!verdict) continue;
    const button = document.createElement("button");
    button.type = "submit";
    button.textContent = lessonText("check");
    verdict.before(button);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = form.querySelector<HTMLInputElement>("input:checked");
      const right = chosen?.dataset.right !== undefined;
      const reason = document.createElement("span");
      // For screen readers only: the explanation below the choice is visible, but would not be announced.
      reason.className = "heard";
      for (const item of form.querySelectorAll("li")) {
        const why = item.querySelector<HTMLElement>(".why");
        if (!why) continue;
        why.hidden = !chosen || !item.contains(chosen);
        if (!why.hidden) reason.textContent = ` ${why.textContent}`;
      }
      form.dataset.answered = chosen ? String(right) : "";
      verdict.replaceChildren(lessonText(chosen ? (right ? "right" : "wrong") : "choose"), reason);
    });
  }
}
