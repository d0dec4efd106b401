import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import { unitAfter } from '../words-around.ts';
import { isCount, meets, pairsOf, sentenceOf, smallest, sumsOf } from './arithmetic.ts';
import { compares, multiplying, sharing, totalling } from './cues.ts';

/** A value of the draft that a source holds. */
export type Proven = { finding: Finding; source: ClaimSource };

const valueOf = ({ finding }: Proven): number => finding.value ?? 0;

/** "17 percent of a budget of $312,800": of that, and of nothing else. */
export const wholeOf = (finding: Finding, text: string, near: Proven[]): Proven | undefined =>
  near.find(
    ({ finding: whole }) =>
      whole.start > finding.end &&
      /^\s+of (?:[^\s,;.:]+\s+){0,5}$/.test(text.slice(finding.end, whole.start)),
  );

const sharesOf = (whole: Proven, near: Proven[]): number[] => {
  const parts = near.filter((part) => part !== whole && part.finding.kind === whole.finding.kind);
  return parts.map((part) => (valueOf(part) / valueOf(whole)) * 100);
};

/** "$90,000, a third of it ($30,000) from fees": the whole stands before, the part behind. */
const ofItInBrackets = /^\s+of (?:it|that|this|them|these) \(/i;

/** "11,900 pounds, 38 percent of the harvest": what it is a share of is still open, what is the part is not. */
export const partOf = (finding: Finding, text: string, proven: Proven[]): Proven | undefined =>
  finding.kind === 'percentage' && !ofItInBrackets.test(text.slice(finding.end))
    ? proven.find(
        ({ finding: part }) =>
          isCount(part) &&
          !/\b(?:of|toward|towards|total)\s+(?:[^\s,.;\d]+\s+){0,3}$/i.test(
            text.slice(0, part.start),
          ) &&
          part.end <= finding.start &&
          /^(?:\s+[^\s,.;:\d]+){0,3}(?:,?\s+\(|,?\s+or\s+|,\s+)(?:(?:about|nearly|almost|some|around|roughly|approximately|over|just|more|than)\s+){0,2}$/i.test(
            text.slice(part.end, finding.start),
          ),
      )
    : undefined;

const shares = (near: Proven[], said: string): number[] =>
  pairsOf(near.map(valueOf)).flatMap(([a, b]) => [
    ...(a < b ? [(a / b) * 100] : []),
    ...(b > 0 && compares(said) ? [(Math.abs(a - b) / b) * 100] : []),
  ]);

/** "72 hours" of "36 weeks, four hours a week, two mornings" is no product of weeks and mornings. */
const hasItsUnit = (finding: Finding, pair: Proven[], near: Proven[], text: string): boolean => {
  const unit = finding.kind === 'figure' ? unitAfter(text, finding) : undefined;
  const isSo = ({ finding: other }: Proven): boolean => unitAfter(text, other) === unit;
  return unit === undefined || pair.some(isSo) || !near.some(isSo);
};

/** "With 30 new tutors our corps of 148 will grow to 178": what it was and what comes to it. */
const growsTo =
  /\b(?:grows?|grew|grown|rises?|rose|risen|increases?d?|expands?|swells?|brings?|brought)\b[^.;\d]{0,30}\bto (?:about |nearly |over )?$/i;
const added = /\b(?:with|adding|by|plus|thanks to)\b/i;

/** How many, for how long, at how much. */
const factors = 3;

const counts = (
  finding: Finding,
  text: string,
  near: Proven[],
  rates: Proven[],
  said: string,
): number[] => {
  const values = near.map(valueOf);
  const alike = near.filter((other) => other.finding.kind === finding.kind).map(valueOf);
  const pairs = pairsOf(values);
  const isSmall = finding.kind === 'figure' && (finding.value ?? 0) < smallest;
  return [
    ...(totalling.test(said) ? sumsOf(alike) : []),
    // All the others of the sentence together are no chance.
    ...(alike.length > 1 && alike.every((value) => value >= smallest)
      ? [alike.reduce((sum, value) => sum + value, 0)]
      : []),
    ...(alike.length === 2 && growsTo.test(text.slice(0, finding.start)) && added.test(said)
      ? [(alike[0] ?? 0) + (alike[1] ?? 0)]
      : []),
    ...(compares(said) && !isSmall
      ? pairsOf(alike).flatMap(([a, b]) => (a > b ? [a - b] : []))
      : []),
    ...(sharing.test(said) ? pairs.flatMap(([a, b]) => (b > 0 && a > b ? [a / b] : [])) : []),
    ...(multiplying.test(said)
      ? pairsOf(near)
          .filter((pair) => hasItsUnit(finding, pair, near, text))
          .map(([a, b]) => valueOf(a) * valueOf(b))
      : []),
    // "30 pickers, 12 days each at R400 a day": all the three of the sentence make one amount.
    ...(multiplying.test(said) && values.length === factors
      ? [values.reduce((product, value) => product * value, 1)]
      : []),
    // "288 visits will fall by a third, that is by 96"
    ...alike.flatMap((value) => rates.map((rate) => Math.round((value * valueOf(rate)) / 100))),
  ];
};

/** "81 percent passed, so nearly one in five did not." */
const denied = /\b(?:not|never|without|the (?:rest|others?)|remaining|fail(?:s|ed)?)\b/i;

/** Whether a value follows from the others of its sentence, or where it stands alone of the one before. */
export const reckonInDraft = (
  finding: Finding,
  text: string,
  proven: Proven[],
): ClaimSource | undefined => {
  const { from, said, to } = sentenceOf(text, finding);
  const start = Math.max(0, from - 1);
  const previous = sentenceOf(text, { start, end: start });
  const within = (since: number): Proven[] =>
    proven.filter(
      ({ finding: other }) => other.start >= since && other.end <= to && other !== finding,
    );
  const own = within(from);
  const all = own.some((other) => isCount(other.finding)) ? own : within(previous.from);
  // "The project costs $385,000. We request $150,000, which is 39 percent of the whole."
  const isRate = finding.kind === 'percentage';
  const near = (isRate ? within(previous.from) : all).filter((other) => isCount(other.finding));
  const rates = all.filter((other) => other.finding.kind === 'percentage');
  const first = near[0] ?? rates[0];
  if (!first) return undefined;
  const part = partOf(finding, text, own);
  const whole = isRate ? wholeOf(finding, text, near) : undefined;
  const computed =
    finding.kind === 'percentage'
      ? [
          ...(whole
            ? sharesOf(whole, near)
            : part
              ? near.map((other) => (valueOf(part) / valueOf(other)) * 100)
              : shares(near, said)),
          ...(denied.test(said) ? rates.map((rate) => 100 - valueOf(rate)) : []),
          ...(compares(said) ? pairsOf(rates.map(valueOf)).map(([a, b]) => Math.abs(a - b)) : []),
        ]
      : finding.keys[0]?.startsWith('times:')
        ? [...pairsOf(near), ...pairsOf(rates)].map(([a, b]) => valueOf(a) / valueOf(b))
        : counts(finding, text, near, rates, said);
  return computed.some((value) => meets(value, finding)) ? first.source : undefined;
};
