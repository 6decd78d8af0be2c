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
// Has the first words fetched beside the script, which asks for them by the same rules (words/language.ts), and the
// solvers, unless the view shows its beginning without them (`withoutEngine` of a view).
(() => {
  const contentOf = (name) => document.querySelector(`meta[name=${name}]`)?.content;
  const fetchAhead = (attributes) =>
    document.head.append(Object.assign(document.createElement("link"), attributes));
  const files = JSON.parse(contentOf("words") ?? "{}");
  const solvers = contentOf("solvers");
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
  if (file) fetchAhead({ rel: "modulepreload", href: file });
  const waits = /^#(v=1&)?view=(learn|experiment)(&lang=[\w-]*)?$/;
  if (solvers && !waits.test(location.hash))
    fetchAhead({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: solvers });
})();
