// Applies the theme that the visitor chose on the main page. Runs in the head, before the first paint.
try {
  const chosen = localStorage.getItem("sudoku-lab.theme");
  if (/^(light|dark|contrast)$/.test(chosen)) document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the colour scheme of the system applies.
}
