/** Combines expressions with the same flags into one alternation, which keeps long lists readable. */
export const anyOf = (...patterns: readonly [RegExp, ...RegExp[]]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0].flags);
