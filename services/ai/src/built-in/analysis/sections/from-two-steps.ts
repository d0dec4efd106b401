import { capitalize } from '@grantwright/analyst';
import type { Guidelines, Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';

const paper = '(?:proposals?|applications?|submissions?)';
const firstKind =
  '(?:pre-?|preliminary |short |outline |initial |brief )(?:proposals?|applications?)|letters? of (?:intent|inquiry|enquiry|interest)|lois?\\b|concept (?:notes?|papers?)|expressions? of interest|project pitch(?:es)?|white ?papers?';
/** "Step-1 proposal" and "Step-2 proposal", "first-stage application" and "second-stage application" */
const numbered: [first: RegExp, second: RegExp][] = [
  [
    new RegExp(`\\b((?:step|stage|phase)[- ](?:1|one|I) ${paper})\\b`, 'i'),
    new RegExp(`\\b((?:step|stage|phase)[- ](?:2|two|II) ${paper})\\b`, 'i'),
  ],
  [
    new RegExp(`\\b(first[- ](?:step|stage|phase|round) ${paper})\\b`, 'i'),
    new RegExp(`\\b(second[- ](?:step|stage|phase|round) ${paper})\\b`, 'i'),
  ],
  [
    new RegExp(`(?<![\\p{L}-])(${firstKind})(?!\\p{L})`, 'iu'),
    new RegExp(`\\b((?:full|complete|formal|detailed|final|long) ${paper})\\b`, 'i'),
  ],
];
/** Only what is to be handed in, or by when, is a step; what is not wanted or was in earlier years is none. */
const binds =
  /\b(?:submit\w*|submission|send|sent|must|required|requires?|due|deadline|invited?|invitation|accept(?:ed|s)?|receive[ds]?|closes?|complete|date|before|two[- ]?(?:step|stage|phase))\b/i;
const refuses =
  /\b(?:no|not|without|instead of|rather than)\b[^.]{0,25}\b(?:pre-?proposals?|letters? of|concept|required|needed|necessary|use[ds]?|accept\w*)\b|\b(?:optional|encouraged|not applicable|not required)\b/i;

const singular = (name: string): string =>
  capitalize(
    name
      .replace(/^letters(?= of)/i, (word) => word.slice(0, -1))
      .replace(/(?<=(?:proposal|application|submission|note|paper|pitch)e?)e?s$/i, '')
      .replace(/^expressions/i, 'expression'),
  );

const counts = ({ aside, text }: Statement): boolean =>
  (!aside || aside === 'background') && text.length <= 700;

/**
 * A call that names no part but its two steps: what is handed in first, and what after it. Each is told by the
 * sentences that name it.
 */
export const sectionsFromTwoSteps = ({ statements }: Guidelines): SectionCandidate[] => {
  const told = statements.filter(counts);
  for (const ways of numbered) {
    const steps = ways.map((way) => told.filter(({ text }) => way.test(text)));
    const firm = steps.every(
      (own) =>
        own.some(({ text }) => binds.test(text)) && !own.some(({ text }) => refuses.test(text)),
    );
    if (!firm) continue;
    return steps.flatMap((own, at): SectionCandidate[] => {
      const [first] = own;
      const name = first && ways[at]?.exec(first.text)?.[1];
      if (!first || !name) return [];
      return [
        partAt(first, {
          name: singular(name),
          told: [...new Set(own.map(({ text }) => text))].slice(0, 3),
          limit: own.map(({ text }) => lengthLimitOf(text)).find((one) => one !== undefined),
          from: 'sentence',
        }),
      ];
    });
  }
  return [];
};
