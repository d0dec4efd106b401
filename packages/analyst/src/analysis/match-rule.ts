const rule =
  /\b(?:match|matching funds?|cost[- ]?shar(?:e|ing))\b(?: [\w%$,]+){0,8}? (?:is|are) (?:not )?required\b/i;

/** Whether a sentence says if a match is required, which decides for many whether they can apply. */
export const isMatchRule = (text: string): boolean => rule.test(text);
