import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { nearWords } from '../context/near-words.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { pointsBack } from './points-back.ts';
import { partOf, type Proven } from './reckon-in-draft.ts';
import { numberIn, spokenIn, spokenOf, spokenOfOnItsSide } from './spoken-of.ts';

/** Right beside a value, or nearly. */
const closely = 0.6;

const ofTheWhole =
  /^\s+of (?:the|our|its)\s+(?:(?:project|total|whole|entire|full)['’]?s?\s+)*(?:whole|total|cost|costs|budget|price|project)\b|^\s+of (?:what|all(?: that)?) (?:the|our|this) (?:\p{L}+ )?(?:project|work|program(?:me)?) (?:costs?|takes?|comes? to)\b/iu;
const totalStems = topicStems('total');

/** What the sources call a total. */
const wholes = (index: SourceIndex): number[] => [
  ...index.wholes,
  ...['money', 'number'].flatMap((kind) =>
    totalStems
      .flatMap((stem) =>
        (index.near.get(kind)?.get(stem) ?? []).filter(({ near }) => (near.get(stem) ?? 0) > 0.3),
      )
      .map(numberIn),
  ),
];

/** The words near a value that would stand at the end of a text. */
const nearEndOf = (text: string) =>
  nearWords(`${text} 0`, { text: '0', start: text.length + 1, end: text.length + 2 }, []);

/** "Grants make up 47 percent of revenue": the part on one side, the whole on the other. */
export const share = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  if (ofTheWhole.test(text.slice(finding.end, to))) {
    const amounts = proven.filter(
      ({ finding: part }) => part.kind === 'money' && part.start >= from && part.end <= to,
    );
    // "We ask for $6,000. That is about 81 percent of the whole cost."
    const before = pointsBack(said)
      ? proven.filter(({ finding: part }) => part.kind === 'money' && part.end <= from)
      : [];
    const part =
      amounts.filter((each) => each.finding.end <= finding.start).at(-1) ??
      amounts[0] ??
      before.at(-1);
    const isShare = wholes(index).some((whole) =>
      meets(((part?.finding.value ?? 0) / whole) * 100, finding),
    );
    if (part) return isShare ? part.source : undefined;
    const near = nearEndOf(text.slice(from, finding.start));
    const asked = spokenIn(near, index, ['money'], spokenOfOnItsSide).find((place) =>
      wholes(index).some((whole) => meets((numberIn(place) / whole) * 100, finding)),
    );
    if (asked) return asked.source;
  }
  if (!/\bof\b/.test(said) || partOf(finding, text, proven)) return undefined;
  const sides = [
    nearEndOf(text.slice(from, finding.start)),
    nearWords(`0 ${text.slice(finding.end, to)}`, { text: '0', start: 0, end: 1 }, []),
  ];
  for (const kind of ['money', 'number']) {
    const [left = [], right = []] = sides.map((side) =>
      spokenIn(side, index, [kind], kind === 'money' ? spokenOfOnItsSide : spokenOf).filter(
        (place) => kind === 'money' || numberIn(place) >= smallest,
      ),
    );
    for (const part of [...left, ...right])
      for (const whole of left.includes(part) ? right : left) {
        const [a, b] = [numberIn(part), numberIn(whole)];
        if (a < b && meets((a / b) * 100, finding)) return part.source;
      }
  }
  return undefined;
};

/** Sentences of a source with more amounts than this are lists, in which shares are found by chance. */
const longestList = 12;

/**
 * "5,870 schoolchildren, 16 percent of all visitors": the whole that is spoken of stands in the source's
 * sentence with the part, or in the one beside it where the draft gives the part itself.
 */
export const shareOfWhole = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  const topics = topicStems(said);
  const isOfBefore = pointsBack(said);
  const isSpokenOf = ({ near }: Occurrence, besides?: Occurrence): boolean =>
    topics.some(
      (stem) => (near.get(stem) ?? 0) >= closely && (besides?.near.get(stem) ?? 0) < closely,
    );
  const part = partOf(finding, text, proven);
  const isGiven = ({ key }: Occurrence): boolean =>
    (part ? [part] : proven).some(
      ({ finding: other }) =>
        other !== finding && other.start >= from && other.end <= to && other.keys.includes(key),
    );
  for (const kind of ['number', 'money']) {
    const wholes = new Set(topics.flatMap((stem) => index.near.get(kind)?.get(stem) ?? []));
    for (const whole of wholes) {
      if (!isSpokenOf(whole) || whole.sentence < 0) continue;
      for (const beside of [0, -1, 1]) {
        const parts = index.bySentence.get(whole.sentence + beside) ?? [];
        if (parts.length > longestList) continue;
        const found = parts.find(
          (place) =>
            place.key.startsWith(`${kind}:`) &&
            numberIn(place) < numberIn(whole) &&
            numberIn(place) >= smallest &&
            (isGiven(place) ||
              (part === undefined &&
                beside === 0 &&
                (isOfBefore || (isSpokenOf(place, whole) && isSpokenOf(whole, place))))) &&
            meets((numberIn(place) / numberIn(whole)) * 100, finding),
        );
        if (found) return found.source;
      }
    }
  }
  return undefined;
};
