/** What a stage of `npm test` says of itself. */

/**
 * @typedef {object} Result
 * @property {number} tests how many passed now
 * @property {number} unchanged how many were left out, as nothing they depend on changed since they passed
 * @property {string} of what is left out as a whole, such as "test files"
 * @property {number} groups how many of these were left out
 * @property {number} all how many of these there are
 * @property {string} last when the latest of those left out passed, in ISO 8601
 */
export {};
