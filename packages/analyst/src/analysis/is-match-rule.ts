const rule =
  /\b(?:match|matching funds?|cost[- ]?shar(?:e|ing))\b(?: [\w%$,]+){0,8}? (?:is|are) (?:not )?required\b/i;

/** Whether a sentence states whether matching funds are required, since that requirement rules out many applicants. */
export const isMatchRule = (text: string): boolean => rule.test(text);
