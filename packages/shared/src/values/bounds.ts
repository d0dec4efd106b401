import type { Tokens } from './tokens.ts';

/** Whether an amount is a maximum or a minimum. */
export type Bounds = { upTo?: true; atLeast?: true };

const upToBefore = [
  /\b(?:up to|no (?:more|longer|greater|larger|higher) than|at most|under|below|within) $/i,
  /(?<!\b(?:no|not|nor) )(?:less|fewer) than $/i,
  /\b(?:not?|cannot)(?: \p{L}{2,10})?(?: to)? exceed(?:ing)? $/iu,
  /\bnot(?: be)? (?:more|longer|greater) than $/i,
  /\bmax(?:\.|imum)?(?: \p{L}{1,15}){0,2}(?: of|:| is)? $/iu,
  /\b(?:limit(?:ed)?(?: to| of| is|:)|cap(?:ped)?(?: at| of)|ceiling(?: of| is|:)) $/i,
];
const atLeastBefore = [
  /\b(?:at least|no (?:less|fewer|lower) than|not less than|a minimum|more than|over|exceeding|above) $/i,
  /\bmin(?:\.|imum)?(?: \p{L}{1,15}){0,2}(?: of|:| is)? $/iu,
];
const between = /(?:a total of|the|an additional|approximately|about) $/i;
const upToAfter =
  /^[\s,(-]{0,3}(?:max\b|maximum|limit\b|or (?:less|fewer|under)|at most|and under|or below)/i;
const atLeastAfter =
  /^[\s,(-]{0,3}(?:min\b|minimum|or (?:more|greater|above)|and (?:above|up|over)|\+)/i;

/** The number of characters searched on either side. */
const reach = 40;

/** Reads a limit from the words around the tokens `from` to `to`: "up to $5,000", "500 words or less". */
export function findBounds(tokens: Tokens, from: number, to: number): Bounds {
  const { start } = tokens.at(from);
  const { end } = tokens.at(to - 1);
  const near = tokens.plain.slice(Math.max(0, start - reach), start).replace(/\(? ?$/, ' ');
  const before = near.replace(between, '');
  const after = tokens.plain.slice(end, end + reach);
  const ends = (list: readonly RegExp[]): boolean =>
    list.some((pattern) => pattern.test(before) || pattern.test(near));
  if (ends(upToBefore) || upToAfter.test(after)) return { upTo: true };
  return ends(atLeastBefore) || atLeastAfter.test(after) ? { atLeast: true } : {};
}
