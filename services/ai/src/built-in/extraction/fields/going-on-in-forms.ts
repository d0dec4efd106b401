import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { sentenceCase } from '../sentence-case.ts';
import { tidy } from '../tidy.ts';

/** "… is now digitizing its minutes", "… continues", "… expected to open in 2025", "… through 2026". */
const goingOn =
  /\b(?:is|are) (?:now |currently |also |still |being )*(?!being\b|including\b)\p{L}{3,}ing\b|\bbeing \p{L}{3,}(?:ed|ght|lt)\b|\b(?:is|are) (?:now )?(?:under ?way|in progress|ongoing)\b|\bcontinu(?:es|ing)\b|\bwill continue\b|\b(?:expected|scheduled|planned|due) to \p{Ll}|\bto be (?:\p{L}{3,}ed|built|held|sung|given|shown) (?:in|by|at)\b|\bthrough (?:\p{L}+ )?20\d\d\b/iu;
export const isGoingOn = (text: string): boolean => goingOn.test(text);

const irregular =
  'held|gave|ran|made|taught|built|led|won|took|grew|brought|sang|sent|sold|lent|put|began|bought|paid|met|kept|drew|fed|found|wrote|showed';
/** "Held 14 singings", "Four concerts were heard by …", "The strings program taught 74 children". */
const opensWithDeed = new RegExp(`^(?:\\p{L}{3,}ed|${irregular})\\b(?!-)`, 'iu');
const passive = /\b(?:was|were)\b/i;
const deedCounted = new RegExp(
  `(?<![-\\p{L}])(?:\\p{L}{3,}ed|${irregular})\\b(?!-)[^.;]*\\d|\\d[^.;]*(?<![-\\p{L}])(?:\\p{L}{3,}ed|${irregular})\\b(?!-)`,
  'iu',
);
const present =
  /\b(?:is|are|has|have|will|offers?|provides?|runs?|serves?|teach(?:es)?|meets?|holds?)\b/i;

/** What a sentence tells as over and done, so that it names no work of today. */
export const isToldAsDone = (text: string): boolean =>
  !goingOn.test(text) &&
  (opensWithDeed.test(text) ||
    (!present.test(text) && (passive.test(text) || deedCounted.test(text))));

/** "Form 990, Part III, Line 4d: …", "Part III: …": what Schedule O says more of the programs. */
const explained =
  /^(?:form 990(?:-?EZ)?,? )?part III(?:,? line (?:4[a-d]?|28a?|29a?|30a?|31a?)\b\s*[:.–—-]?|\s*:)\s*(?!statement\b|program service)/i;
const nextHeading = /^(?:form 990|part [IVX]+\b|schedule|for paperwork)/i;
const pointsElsewhere = /\b(?:see|refer to) (?:schedule|part|statement|above|below)\b/i;
const mostLines = 4;
const fewestWords = 4;

type Explained = { text: string; line: Line };

/** The sentences that explain Part III elsewhere in the return, in the order of the paper. */
export const programsExplained = ({ lines }: Paper, proper: string[]): Explained[] =>
  lines.flatMap((line, at): Explained[] => {
    if (!explained.test(line.text)) return [];
    const behind = line.text.replace(explained, '');
    const below = behind ? [] : lines.slice(at + 1, at + 1 + mostLines);
    const end = below.findIndex((next) => next.heading || nextHeading.test(next.text));
    const own = end < 0 ? below : below.slice(0, end);
    const first = behind ? line : own[0];
    if (!first) return [];
    const whole = tidy([behind, ...own.map(({ text }) => text)].join(' '));
    return splitSentences(sentenceCase(whole, proper)).flatMap(({ text }) =>
      text.split(' ').length >= fewestWords && !pointsElsewhere.test(text)
        ? [{ text, line: first }]
        : [],
    );
  });
