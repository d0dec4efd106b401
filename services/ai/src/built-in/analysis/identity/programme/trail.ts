const between = /\s[>›→]\s|\s?›\s?/;
/** A bar or a slash may stand once in any title; twice it leads somewhere. */
const twice = /\S\s+([»/\\])\s+\S.*\s\1\s+\S/;
const home = /^(?:home|start|you are here:?)\s*[»/|\\:]\s*\S/i;

/** "Home > Funding > Open Calls": the way to a page, which names nothing. */
export const isTrail = (line: string): boolean =>
  between.test(line) || twice.test(line) || home.test(line);
