/** "pasting:", "copied from last year:": how an answer came to be typed. */
const wrapper =
  /^\s*(?:(?:copy[- ]?)?past(?:ed|ing|e)|cop(?:ied|ying)(?: and pasted)?)(?: (?:in|this|from [^:"“]{2,50}))?\s*[:–—-]\s*/i;

/** What somebody pasted, without the word that says so and the quotation marks around it. */
export const withoutPaste = (answer: string): string => {
  const bare = answer.replace(wrapper, '');
  if (bare === answer) return answer;
  return bare.replace(/^["“]([^"“”]*)["”]/, '$1').trim();
};
