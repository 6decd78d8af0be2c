/** HTML that lessons and documentation have in common. */

/** Puts each table into an element that scrolls, because a table may be wider than a phone. @param {string} html */
export const scrollable = (html) =>
  html
    .replaceAll("<table>", '<div class="scroller" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
