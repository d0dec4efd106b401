/** Points, lines or a wide gap that lead from what something is called to its figure at the end of the line. */
const leader =
  /(?<=[\p{L}\d)%.])(?:[ \t]*(?:\.{3,}|…+|_{3,}|(?:\. ){3,})[ \t]*|(?= {0,3}\t| {4})[ \t]+)(?=(?:[A-Z]{0,3}[$€£] ?)?\d[\d,.]*[kK]?[ \t]*(?:\([^()\n]*\)[ \t]*)?$)/gmu;

/** "Tools ........ 4,100" as "Tools: 4,100". */
export const withoutLeaders = (text: string): string => text.replace(leader, ': ');
