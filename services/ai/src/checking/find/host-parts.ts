/** A part of a host's name, in the letters of any alphabet. */
export const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** Nothing of a word or an address stands before it. */
export const free = String.raw`(?<![\p{L}\p{M}\p{N}._%+@-])`;
/** A dot that is hidden from machines: "[.]", "(dot)". */
export const bracketedDot = String.raw`\s?[([{<]\s?(?:\.|·|dot)\s?[)\]}>]\s?`;
export const bracketedAt = String.raw`\s?[([{<]\s?(?:@|at)\s?[)\]}>]\s?`;
/** Endings that are no words of a sentence. */
export const sureEnding =
  '(?:com|org|net|edu|gov|mil|biz|io|example|xyz|ru|cn|de|uk|eu|ly|cc)(?![\\p{L}\\p{N}_-])';
