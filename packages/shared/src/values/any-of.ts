/** Combines regular expressions with the same flags into one alternation, to keep long lists readable. */
export const anyOf = (...patterns: readonly [RegExp, ...RegExp[]]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0].flags);
