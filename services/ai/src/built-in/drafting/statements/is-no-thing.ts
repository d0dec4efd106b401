const speaker = /^(?:an? )?(?:me|i(?:['’]\p{L}+)?|she|he|they)\b|^an? \p{Ll}+-\p{Ll}+ since\b/iu;
const personInYear = /^(?:an? )?\p{Lu}\p{L}+ (?:since )?(?:19|20)\d\d\b/u;

const figureAlone = /^[\d.,]+$/;
const timeAlone = /^(?:an? )?(?:last|this|next) (?:year|month|week)$/i;

/** "a me (Denise)", "a sun-hi since 2016", "i'd supervise": what took an article or a lead, and is no thing of a list. */
export const isNoThing = (text: string): boolean =>
  [speaker, personInYear, figureAlone, timeAlone].some((pattern) => pattern.test(text));
