/** HTML that lessons and documentation have in common. */

/**
 * Puts each table into an element that scrolls, because a table may be wider than a phone. The policy of the pages forbids
 * the `style` attributes by which Markdown aligns columns.
 * @param {string} html
 */
export const scrollable = (html) =>
  html
    .replaceAll(/ style="text-align:(left|center|right)"/g, ' class="align-$1"')
    .replaceAll("<table>", '<div class="scroller" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
