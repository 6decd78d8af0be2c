/** Transformations of HTML that lessons and documentation share. */

/**
 * Wraps each table in an element that scrolls, because a table may be wider than a phone. Replaces the `style`
 * attributes with which Markdown aligns columns by classes, because the security policy of the pages forbids inline
 * styles.
 * @param {string} html
 */
export const scrollable = (html) =>
  html
    .replaceAll(/ style="text-align:(left|center|right)"/g, ' class="align-$1"')
    .replaceAll("<table>", '<div class="scroller" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");

/**
 * Replaces the points between groups of digits by narrow no-break spaces, in languages with a decimal comma, as the
 * page does. Only text and accessible names are changed; all other attributes stay unchanged.
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
