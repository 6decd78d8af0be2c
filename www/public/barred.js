// Shows that the page could not start; a plain script runs in a sandbox.
addEventListener(
  "error",
  (event) => {
    const notice = document.getElementById("barred");
    const ours = (event.filename ?? event.target.src)?.startsWith(new URL(".", document.baseURI));
    if (notice && ours) notice.hidden = false;
  },
  true,
);
