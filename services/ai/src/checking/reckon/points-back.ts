import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { topicStems } from '../../text/words.ts';
import { isCount, pairsOf, sentenceOf } from './arithmetic.ts';
import { sharing, totalling } from './cues.ts';
import type { Proven } from './reckon-in-draft.ts';

/** "That comes to", "Together with the 180 residents that makes": what is reckoned with was said before. */
const backwards =
  /^\s*(?:(?:and|so|or)\s+)?(?:that|this|these|those|they|it|together|altogether|combined|in all|in total|all told|both)\b/i;

export const pointsBack = (said: string): boolean => backwards.test(said);

/** How old somebody is and how long something takes are no parts of a count. */
const measured =
  /^(?:\s?[-–]\s?\d+|\s+(?:to|and|or)\s+\d+)?[\s-]*(?:years?|months?|weeks?|days?|hours?|minutes?|percent|per cent|%)(?![\p{L}])/iu;
const aged = /\b(?:aged?|ages|between|over|under)\s+(?:\d+\s+(?:and|to)\s+)?$/i;

const isPart = (finding: Finding, { finding: other }: Proven, text: string): boolean =>
  other.kind === finding.kind &&
  isCount(other) &&
  !(
    other.kind === 'figure' &&
    measured.test(text.slice(other.end)) &&
    (aged.test(text.slice(0, other.start)) || /^[\s-]*years?\b/.test(text.slice(other.end)))
  ) &&
  !(other.kind === 'figure' && aged.test(text.slice(0, other.start)) && (other.value ?? 0) < 100);

const valueOf = ({ finding }: Proven): number => finding.value ?? 0;

/** "60-70 adults and 40-50 children": 100 at the least, 120 at the most. */
const ofRanges = (parts: Proven[], text: string): number[] => {
  const lows = parts.filter(({ finding }) => /^\s?[-–—]\s?\d/.test(text.slice(finding.end)));
  const highs = parts.filter(({ finding }) => /\d\s?[-–—]\s?$/.test(text.slice(0, finding.start)));
  return [lows, highs]
    .filter(({ length }) => length > 1)
    .map((list) => list.reduce((sum, part) => sum + valueOf(part), 0));
};

const totals = (finding: Finding, own: Proven[], before: Proven[], text: string): number[] => {
  const parts = before.filter((other) => isPart(finding, other, text));
  const all = [...parts, ...own.filter((other) => isPart(finding, other, text))];
  const ranges = ofRanges(parts, text);
  if (ranges.length > 0) return ranges;
  return [
    ...pairsOf(all).map(([a, b]) => valueOf(a) + valueOf(b)),
    ...(all.length > 2 ? [all.reduce((sum, part) => sum + valueOf(part), 0)] : []),
  ];
};

const ofEach =
  /^\s+(?:per|for each|for every|each|every|a|an)\s+(?:of (?:the|our)\s+)?(?:\d+\s+)?((?:\p{L}+\s?){1,2})/iu;
/** Right beside the number of them; "adults" and the like weigh little even there. */
const counted = 0.36;

/** How many there are of what an amount is "per", by the sources. */
const countsOf = (noun: string, index: SourceIndex): number[] => {
  const places = topicStems(noun).flatMap((word): Occurrence[] =>
    (index.near.get('number')?.get(word) ?? []).filter(
      ({ near }) => (near.get(word) ?? 0) >= counted,
    ),
  );
  return places.map(({ key }) => Number(key.slice('number:'.length))).filter((count) => count > 1);
};

const rates = (
  finding: Finding,
  own: Proven[],
  before: Proven[],
  text: string,
  index: SourceIndex,
): number[] => {
  const noun = ofEach.exec(text.slice(finding.end))?.[1];
  if (noun === undefined) return [];
  const amounts = [...before, ...own].filter(
    ({ finding: other }) => other.kind === finding.kind && isCount(other),
  );
  const inOwn = own.filter(({ finding: other }) => other.kind === 'figure').map(valueOf);
  const counts = inOwn.length > 0 ? inOwn : countsOf(noun, index);
  return amounts.flatMap((amount) => counts.map((count) => valueOf(amount) / count));
};

/** What a sentence that points back says of the values in the one before: their sum, or so much of them each. */
export const computedFromBefore = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): { values: number[]; from: Proven | undefined } => {
  const { from, to, said } = sentenceOf(text, finding);
  if (from === 0 || !isCount(finding) || !pointsBack(said)) return { values: [], from: undefined };
  const start = from - 1;
  const previous = sentenceOf(text, { start, end: start });
  const others = proven.filter(({ finding: other }) => other !== finding && other.end <= to);
  const own = others.filter(({ finding: other }) => other.start >= from);
  const before = others.filter(
    ({ finding: other }) => other.start >= previous.from && other.end <= from,
  );
  return {
    values: [
      ...(totalling.test(said) || pointsBackAt(said, text, finding)
        ? totals(finding, own, before, text)
        : []),
      ...(sharing.test(said) || ofEach.test(text.slice(finding.end))
        ? rates(finding, own, before, text, index)
        : []),
    ],
    from: before[0],
  };
};

/** "That is some 480 people": nothing stands between what points back and the figure. */
const pointsBackAt = (said: string, text: string, { start }: Finding): boolean =>
  /\b(?:that|this|these|those|which)\s+(?:is|are|makes?|gives?|means)\s+(?:(?:about|some|around|between|nearly|almost|over|more|than|\d+|and|to)\s+)*$/i.test(
    text.slice(Math.max(0, start - 60), start),
  ) && said.length < 200;
