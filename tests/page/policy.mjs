/** The content security policy of a page. */

/** Returns the directives of the page's policy, by name. @param {string} html */
export function policyOf(html) {
  const [, policy = ""] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(html) ?? [];
  return new Map(
    policy.split(";").map((one) => {
      const [name = "", ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
