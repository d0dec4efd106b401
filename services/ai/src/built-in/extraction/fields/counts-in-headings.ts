import type { Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { type Told, toldAsOne } from './told-as-one.ts';

/** "18,400 MEAL RECIPIENTS", "2.1 million meals delivered": a figure with what it counts, and nothing else. */
const count =
  /^(?:over |more than |nearly |almost |about )?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?[KM]|\d+(?:\.\d+)? (?:million|thousand)|\d+)\+? ([\p{L}'’&/-]+(?: [\p{L}'’&/-]+){0,6} ?)$/iu;
/** What counts people or things, somewhere among the words. */
const counted =
  /\b(?:recipients|meals?|people|person|families|children|students|learners|pupils|adults|seniors|youth|patients|clients|members|volunteers?|visitors|passengers|households|participants|residents|neighbors|neighbours|veterans|women|men|animals|dogs|cats|pets|trees|acres|pounds|lbs|books|hours|visits|rides|nights|homes|houses|schools|teachers|tutors|classes|workshops|concerts|performances|artists|scholarships|partners|partnerships|communities|events|sessions|miles|calls|lessons|loans|attendees|donors|graduates|performers|programs)\b/i;
const none =
  /\b(?:street|st|avenue|ave|road|rd|drive|lane|suite|floor|box|january|february|march|april|may|june|july|august|september|october|november|december|annual|report|goals?|plan(?:ned|s)?|needed|capacity|per|each|board|staff)\b/i;
const years = /^(?:19|20)\d{2} /;
const fewest = 2;
const most = 8;
const trust = 1.15;

const isCount = (line: Line): boolean => {
  const [, figure = '', what = ''] = count.exec(line.text) ?? [];
  return (
    figure !== '' &&
    line.heading &&
    !line.item &&
    !line.others &&
    !line.foot &&
    line.row === undefined &&
    counted.test(what) &&
    !none.test(what) &&
    !years.test(line.text)
  );
};

/** The figures that a report sets large, two or more in a row: what its year came to. */
export const countsInHeadings = ({ kind, lines, title }: Paper): Candidate[] => {
  const isReport =
    kind === 'report' ||
    (kind === 'other' && /\b(?:report|impact)\b/i.test(`${title ?? ''} ${lines[0]?.text ?? ''}`));
  if (!isReport) return [];
  const told = lines.flatMap((line, at): Told[] => {
    const near = [lines[at - 1], lines[at + 1]].filter((other) => other && isCount(other));
    return isCount(line) && near.length + 1 >= fewest ? [{ text: line.text, line }] : [];
  });
  return toldAsOne(told.slice(0, most), trust);
};
