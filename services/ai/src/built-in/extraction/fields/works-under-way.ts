import { splitSentences } from '@grantwright/analyst';
import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';
import { type Told, toldAsOne } from './told-as-one.ts';
import { reportedSentences } from './reported-sentences.ts';

/** "Maintenance work on the outside has begun", "Repairs to the roof are under way". */
const begun =
  /\b(?:maintenance|refurbish\w+|repairs?|restoration|building|construction|renovation|redecoration|improvements?|installation|replacement|conversion|clearance)(?: works?| project)?\b[^.;]{0,60} (?:(?:has|have) (?:now |already )?(?:begun|started|commenced)|(?:is|are) (?:now |currently |well )*(?:under ?way|in progress|in hand|ongoing|being carried out))\b/i;
/** "It was agreed that expenditure during the coming year would focus on …". */
const agreed =
  /\b(?:agreed|resolved|decided)\b[^.;]{0,60}\b(?:coming|next|current|forthcoming|new) (?:financial )?year\b[^.;]{0,30}\b(?:focus|concentrate|be spent|go) (?:up)?on\b/i;
/** "A packing shed is under construction", "The stage is being rebuilt": whoever writes of it builds it. */
const standsUnderWay =
  /^(?:(?:An?|The|Our|Its|Two|Three|Four|Construction|Work|Repairs?)\b)[^.;]{3,90}?\b(?:is|are) (?:now |currently |also )*(?:under construction|being (?:built|constructed|renovated|restored|rebuilt|expanded|converted|remodell?ed|installed|digiti[sz]ed|refurbished|replanted))\b/u;
const byAuthority = /\bby (?:the )?(?:city|county|state|town|federal|government|army|utility)\b/i;
const ofOthers = /\b(?:developers?|council|neighbou?r\w*|housing|adjacent|highways?)\b/i;
/** "The Center is constructing a therapy wing …, which is expected to be completed in 2025". */
const making =
  /^(?:is|are) (?:now |currently |also )*(?:constructing|building|renovating|restoring|expanding|rebuilding|converting|refurbishing|digiti[sz]ing|remodell?ing|replacing|installing) (?:a|an|the|its|our|two|three|\d+) /i;
const till =
  /\b(?:expected|scheduled|due|set|projected|anticipated|on track) to (?:be )?(?:complet\w+|finish\w*|open\w*|occupied)\b|\b(?:completion|opening) is (?:expected|scheduled|planned|anticipated)\b|,? (?:which (?:is|are) )?to (?:be (?:completed|finished|opened|ready)|open) (?:in|by|this|next|early|late)\b|\bwhich will (?:be (?:completed|finished|ready)|open) (?:in|by|this|next)\b|\bunder construction\b/i;
const mostWords = 60;
const trust = 1.2;

/** What the body itself makes, with the time at which it will be done. */
const made = ({ kind, lines }: Paper, names: string[]): Told[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line): Told[] =>
        line.others || line.heading || line.row !== undefined
          ? []
          : splitSentences(line.text).flatMap(({ text }) =>
              (making.test(afterItself(text, names) ?? '') && till.test(text)) ||
              (standsUnderWay.test(text) && !ofOthers.test(text) && !byAuthority.test(text))
                ? [{ text, line }]
                : [],
            ),
      );

/** Works that have begun and are not done: as minutes report them, or as the body says that it builds. */
export const worksUnderWay = (paper: Paper, names: string[]): Candidate[] => {
  const reported = reportedSentences(paper).filter(
    ({ text }) => (begun.test(text) || agreed.test(text)) && !ofOthers.test(text),
  );
  const told = [...reported, ...made(paper, names)].filter(
    ({ text }) => text.split(' ').length <= mostWords,
  );
  return toldAsOne(told, trust);
};
