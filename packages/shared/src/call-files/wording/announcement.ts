const keepsTerms = /\b(?:all other|remains? (?:unchanged|the same|in (?:full )?effect))\b/i;
const adds =
  /\b(?:add(?:s|ed|ing)?|new|now|additional(?:ly)?|in addition|also|insert(?:s|ed)?|hereby)\b/i;

/** Whether a sentence of an amendment says that the rest of the call stays unchanged. */
export const keepsOtherTerms = (sentence: string): boolean => keepsTerms.test(sentence);

/** Whether a sentence of an amendment adds something, even if it replaces nothing. */
export const announcesAddition = (sentence: string): boolean => adds.test(sentence);
