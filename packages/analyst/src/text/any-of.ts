/** One expression for what any of several matches, all with the same flags: a long list, in lines that can be read. */
export const anyOf = (...patterns: readonly [RegExp, ...RegExp[]]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0].flags);
