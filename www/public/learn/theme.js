// Before anything is drawn: the theme that was chosen on the page.
try {
  const chosen = localStorage.getItem("sudoku-lab.theme");
  if (/^(light|dark|contrast)$/.test(chosen)) document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is barred: the system's wish.
}
