import { capitalize, splitSentences } from '@grantwright/analyst';
import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { toldAsOne } from './told-as-one.ts';

const awards = '(?:scholarships?|fellowships?|grants?|awards?|loans?|prizes?|bursaries)';
/** "… your procedures for awarding scholarships to nurses of the county meet the requirements of Section 4945(g)". */
const procedures = new RegExp(
  `\\b(?:your|its) (?:proposed )?(?:procedures?|program) (?:for|of) ((?:awarding|granting|making|providing) (?:[\\p{L}-]+ ){0,3}?${awards}\\b(?:[^.;]|\\b(?:St|Mt|Ft)\\.)*?) (?:meets?|complies|comply|satisf(?:y|ies)|(?:is|are) approved|qualif(?:y|ies))\\b|\\bapproved? your (?:procedures?|program) (?:for|of) ((?:awarding|granting|making|providing) (?:[\\p{L}-]+ ){0,3}?${awards}\\b(?:[^.;]|\\b(?:St|Mt|Ft)\\.)*)`,
  'iu',
);
/** "You will operate a scholarship program for graduates of …", "You will award up to twenty grants a year to …". */
const youWill = new RegExp(
  `^(?:(?:Your letter|You) (?:indicates?|states?|stated|indicated|estimated|represented) (?:that )?)?(you (?:will|plan to|intend to) (?:award|operate|provide|offer|grant|make|run)\\b[^.;]*\\b${awards}\\b[^.]*\\.?)$`,
  'iu',
);
const named = /\bscholarships?\b|\bfellowships?\b|\bbursaries\b|\b(?:graduates?|students?)\b/i;
const notIts =
  /\b(?:records?|taxable expenditures?|disqualified|report|selection committee|relatives?|must|should|not|copies)\b/i;
const trust = 1.5;
const most = 3;

/** What a determination letter approves: the scholarships that a foundation awards. */
export const scholarshipsInLetter = ({ lines }: Paper): Candidate[] => {
  const told = lines.flatMap((line) =>
    line.others || line.row !== undefined
      ? []
      : splitSentences(line.text).flatMap(({ text }) => {
          const approved = procedures.exec(text);
          const own = approved?.[1] ?? approved?.[2] ?? youWill.exec(text)?.[1];
          return own && named.test(own) && !notIts.test(own)
            ? [{ text: capitalize(own), quote: text, line }]
            : [];
        }),
  );
  return toldAsOne(told.slice(0, most), trust, told[0]?.quote);
};
