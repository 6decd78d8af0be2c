// Says why there is no page where its script is refused, as in a frame whose sandbox makes its origin
// nobody's, or does not arrive. A plain script, for that is what is still let through.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById("barred").hidden = false;
  },
  true, // it does not bubble
);
