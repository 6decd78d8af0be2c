/** The content security policy of a page. */

/** Returns the policy of a page, by the names of its directives. @param {string} html */
export function policyOf(html) {
  const [, policy = ""] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(html) ?? [];
  return new Map(
    policy.split(";").map((one) => {
      const [name = "", ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
