/** Parts that ask what has shown that the way of working works. */
export const showsItWorks =
  /\b(?:why|evidence that|how do you know)\b[^.?]{0,40}\b(?:approach|methods?|model|strategy|programme?|project|intervention|it|this)\b[^.?]{0,30}\b(?:works?|succeeds?|(?:is|be) (?:effective|successful))\b|\bevidence[- ]base\b/i;
