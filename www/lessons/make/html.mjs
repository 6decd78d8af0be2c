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

/**
 * Separates groups of digits by narrow no-break spaces, as the page does, in languages with a decimal comma. In the sources
 * of their lessons, points separate the groups. Text and accessible names change; all other attributes stay.
 * @param {string} html @param {string} language
 */
export const groupDigits = (html, language) =>
  new Intl.NumberFormat(language).format(0.5).includes(".")
    ? html
    : html.replace(/>[^<]+|(?<=\s(?:aria-label|alt|alttext)=)"[^"]*"/g, (text) =>
        text.replace(/(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/g, (number) =>
          number.replaceAll(".", "\u202f"),
        ),
      );
