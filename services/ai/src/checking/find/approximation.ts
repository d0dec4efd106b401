import type { Finding } from '../finding.ts';

const about = /(?:\babout|\baround|\broughly|\bapproximately|\bsome|\bcirca|~)\s*(?:US)?[$€£]?$/i;
const above = /(?:\bmore than|\bover|\bat least|\bupwards? of|\bin excess of)\s*(?:US)?[$€£]?$/i;
const below =
  /(?:\bnearly|\balmost|\bclose to|\bup to|\bless than|\bunder|\bfewer than)\s*(?:US)?[$€£]?$/i;

/** "sixteen hours a week over forty weeks": for so long, and no longer. */
const isDuring = (text: string, start: number): boolean =>
  /\b(?:an?|per|each|every) (?:week|month|day|year|session)\s+over\s*$/i.test(
    text.slice(Math.max(0, start - 30), start),
  ) &&
  /^[\p{L}\d-]+(?:\s[\p{L}\d-]+)?\s(?:week|month|day|year|session)s?\b/iu.test(text.slice(start));

/** What the writer says before a figure: "more than 1,200" is true of 1,237. */
export const approximation = (text: string, start: number): Pick<Finding, 'approximate'> => {
  const before = text.slice(Math.max(0, start - 24), start);
  if (about.test(before)) return { approximate: 'about' };
  if (above.test(before) && !isDuring(text, start)) return { approximate: 'above' };
  if (below.test(before)) return { approximate: 'below' };
  return {};
};
