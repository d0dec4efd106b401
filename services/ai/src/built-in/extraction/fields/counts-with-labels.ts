import type { Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { toldAsOne } from './told-as-one.ts';

const people =
  '(?:learners|students|pupils|children|youth|young people|families|households|people|persons|individuals|participants|clients|patients|members|women|men|girls|boys|veterans|seniors|adults|residents|farmers|teachers|volunteers|visitors|beneficiaries|schools|communities|animals|dogs|cats|meals|trees|books)';
const done =
  '(?:served|supported|reached|trained|helped|enrolled|assisted|housed|fed|taught|graduated|engaged|impacted|rescued|adopted|planted|distributed|delivered|treated|welcomed)';
const amount =
  '(?:over |more than |nearly |approximately |about |around |some )?\\d[\\d,]*\\+?(?![\\d:/])';
/** "Learners supported: approximately 250 across five grades", "Total families: 312 from nine towns". */
const labelledCount = new RegExp(
  `^(?:total |number of )?(?:[\\p{L}-]+ )?${people} ${done}: ${amount}|^(?:total|number of) (?:[\\p{L}-]+ )?${people}: ${amount}`,
  'iu',
);
const notYet = /\b(?:target|goal|planned|projected|expected|budget(?:ed)?|capacity|will)\b/i;
const most = 6;
const trust = 1.2;
const linesAbove = 12;
const wordsOfATitle = 8;

/** What the count is of: the programme in whose part of the report it stands. */
const titleOver = (lines: Line[], at: number): string => {
  const above = lines
    .slice(Math.max(0, at - linesAbove), at)
    .reverse()
    .find(({ heading }) => heading);
  return above && !above.others && above.text.split(' ').length <= wordsOfATitle
    ? `${above.text.replace(/\s*:$/, '')}: `
    : '';
};

/** The counts that a report sets beside their labels, each with the programme that it is told of. */
export const countsWithLabels = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  const found = lines.flatMap((line, at) =>
    line.others ||
    line.heading ||
    line.foot ||
    line.row !== undefined ||
    !labelledCount.test(line.text) ||
    notYet.test(line.text)
      ? []
      : [{ text: `${titleOver(lines, at)}${line.text}`, line }],
  );
  return toldAsOne(found.slice(0, most), trust, found[0]?.line.text);
};
