import { splitSentences } from '@grantwright/analyst';
import type { Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { type Told, toldAsOne } from './told-as-one.ts';

const heading =
  /^(?:(?:our |the )?(?:future )?plans(?: for (?:the )?.{3,30})?|looking (?:ahead|forward)(?: to .{3,20})?|what(?:[’']s| is) next|the year ahead|next steps|future developments)\s*:?$/i;
const isOne =
  "(?:is|are|[’']re) (?:now |currently |also |already |well )*(?:being (?:built|fitted|made|rebuilt|written|\\p{L}{3,}ed)|in (?:training|hand|progress|development)|under ?way|(?!going|hoping|planning|looking|seeking|considering|aiming|expecting|exploring|willing|asking|thinking|pleased|excited|during|being)\\p{L}{3,}ing) ?(?!to \\p{Ll})";
/** "A van is being fitted out", "The trustees are replacing the boiler", "We have begun a survey of the wall". */
const inHand = new RegExp(
  `\\b${isOne}|\\b(?:has|have|[’']ve) (?:now |already |also )*(?:begun|started|commenced|launched)\\b`,
  'iu',
);
const ofMoney = /\b(?:reserves?|deficit|surplus|inflation|economy|going concern|budget)\b/i;
const mostWords = 60;
const trust = 1.2;

/** The lines of a part, up to the next heading. */
const below = (lines: Line[], at: number): Line[] => {
  const end = lines.findIndex((line, place) => place > at && line.heading);
  return lines.slice(at + 1, end < 0 ? undefined : end);
};

/** What a report's plans tell as begun already: the rest of them is not on yet. */
export const worksInPlans = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'report' && kind !== 'other'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        if (!line.heading || line.others || line.foot || !heading.test(line.text)) return [];
        const told = below(lines, at).flatMap((own): Told[] =>
          own.others || own.row !== undefined
            ? []
            : splitSentences(own.text)
                .filter(
                  ({ text }) =>
                    inHand.test(text) && !ofMoney.test(text) && text.split(' ').length <= mostWords,
                )
                .map(({ text }) => ({ text, line: own })),
        );
        return toldAsOne(told, trust);
      });
