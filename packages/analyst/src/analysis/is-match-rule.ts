const rule =
  /\b(?:match|matching funds?|cost[- ]?shar(?:e|ing))\b(?: [\w%$,]+){0,8}? (?:is|are) (?:not )?required\b/i;

/** Whether a sentence states if matching funds are required, since such a requirement rules out many applicants. */
export const isMatchRule = (text: string): boolean => rule.test(text);
