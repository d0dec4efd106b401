import { getBoundKind, type StatedValue } from './stated-value.ts';

const namedSpacing =
  /\b(?:(single|double|one[- ]and[- ](?:a|one)[- ]half)[- ]?(?:line)?[- ]?spac(?:e|ed|ing)|(space[- ]and[- ]a[- ]half))\b/gi;
const numericSpacing =
  /\bspacing(?: (?:of|is|must be|should be|at least|no less than))*:? *(\d(?:\.\d{1,2})?)(?![\d.]| ?(?:pt|point|inch|"))/gi;
const leadingNumericSpacing = /(?<![\d.])(\d(?:\.\d{1,2})?)[- ](?:line[- ])?spac(?:ed|ing)\b/gi;

/** Finds the line spacing in a clause: 1 is single, 2 is double. */
export function findLineSpacings(clause: string): StatedValue[] {
  if (!/spac(?:e|ed|ing)\b/i.test(clause)) return [];
  const ofLines = clause
    .replace(
      /\b(?:single|double)[- ]spac\w+ between (?:paragraphs|sections|entries|items|sentences)/gi,
      ' ',
    )
    // "single- or double-spaced"
    .replace(/\b(single|double)-?(?= (?:or|to) )/gi, '$1-spaced');
  return [namedSpacing, numericSpacing, leadingNumericSpacing]
    .flatMap((pattern) => [...ofLines.matchAll(pattern)])
    .toSorted((a, b) => a.index - b.index)
    .flatMap((match) => {
      const [words, stated = ''] = match;
      const value = parseSpacing(stated);
      if (!(value >= 1 && value <= 3)) return [];
      const after = ofLines.slice(match.index + words.length);
      return [{ value, kind: getBoundKind(ofLines.slice(0, match.index), after) }];
    });
}

function parseSpacing(stated: string): number {
  if (/^\d/.test(stated)) return Number(stated);
  return /single/i.test(stated) ? 1 : /double/i.test(stated) ? 2 : 1.5;
}
