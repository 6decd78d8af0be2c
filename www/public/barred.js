// Shows a notice if a script of the page fails to load or throws while it starts. This is a classic script because
// module scripts do not load in a frame that is sandboxed without `allow-same-origin`.
addEventListener(
  "error",
  (event) => {
    const notice = document.getElementById("barred");
    const ours = (event.filename ?? event.target.src)?.startsWith(new URL(".", document.baseURI));
    if (notice && ours) notice.hidden = false;
  },
  true,
);
// Preloads the first texts in the visitor's language in parallel with the main script. The main script later selects
// the language by the same rules (words/language.ts).
(() => {
  const files = JSON.parse(document.querySelector("meta[name=words]")?.content ?? "{}");
  let chosen;
  try {
    chosen = localStorage.getItem("sudoku-lab.lang");
  } catch {}
  const asked = /[#&]lang=([^&]*)/.exec(location.hash)?.[1];
  const tags = [asked, chosen, ...navigator.languages, "en"].flatMap((tag) => {
    const whole = tag?.toLowerCase() ?? "";
    return [whole, whole.split("-")[0]];
  });
  const file = files[tags.find((tag) => Object.hasOwn(files, tag))];
  if (file)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }),
    );
})();
