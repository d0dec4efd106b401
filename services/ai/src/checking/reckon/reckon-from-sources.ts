import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { agreement } from '../context/agreement.ts';
import { type NearWords, nearWords } from '../context/near-words.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { isCount, meets, pairsOf, sentenceOf, smallest } from './arithmetic.ts';
import { compares, totalling } from './cues.ts';
import { partOf, type Proven } from './reckon-in-draft.ts';

/** A value of the sources must be spoken of in the sentence that reckons with it. */
const spokenOf = 0.3;
const spokenOfOnItsSide = 0.16;
const mostTried = 40;
/** Right beside a value, or nearly. */
const closely = 0.6;

const spokenIn = (
  near: NearWords,
  index: SourceIndex,
  kinds: string[],
  least = spokenOf,
): Occurrence[] => {
  const seen = new Set<string>();
  return kinds
    .flatMap((kind) => {
      const byStem = index.near.get(kind);
      return byStem ? [...new Set([...near.keys()].flatMap((stem) => byStem.get(stem) ?? []))] : [];
    })
    .map((occurrence) => ({ occurrence, score: agreement(near, occurrence.near, index.weightOf) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ occurrence }) => occurrence)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, mostTried);
};

const numberIn = ({ key }: Pick<Occurrence, 'key'>): number =>
  Number(key.slice(key.indexOf(':') + 1));

const kindsFor = ({ kind }: Finding): string[] =>
  kind === 'money' ? ['money', 'number'] : ['number'];

const ofTheWhole =
  /^\s+of (?:the|our|its)\s+(?:(?:project|total|whole|entire|full)['’]?s?\s+)*(?:whole|total|cost|costs|budget|price|project)\b/i;
const totalStems = topicStems('total');

/** What the sources call a total. */
const wholes = (index: SourceIndex): number[] =>
  ['money', 'number'].flatMap((kind) =>
    totalStems
      .flatMap((stem) =>
        (index.near.get(kind)?.get(stem) ?? []).filter(({ near }) => (near.get(stem) ?? 0) > 0.3),
      )
      .map(numberIn),
  );

/** The words near a value that would stand at the end of a text. */
const nearEndOf = (text: string) =>
  nearWords(`${text} 0`, { text: '0', start: text.length + 1, end: text.length + 2 }, []);

/** "Grants make up 47 percent of revenue": the part on one side, the whole on the other. */
const share = (
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
    const part = amounts.filter((each) => each.finding.end <= finding.start).at(-1) ?? amounts[0];
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
const shareOfWhole = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  const topics = topicStems(said);
  const pointsBack = /^\s*(?:that|this|these|those|they)\b/i.test(said);
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
                (pointsBack || (isSpokenOf(place, whole) && isSpokenOf(whole, place))))) &&
            meets((numberIn(place) / numberIn(whole)) * 100, finding),
        );
        if (found) return found.source;
      }
    }
  }
  return undefined;
};

const multiple = (finding: Finding, text: string, index: SourceIndex): ClaimSource | undefined => {
  const near = nearWords(text, finding, []);
  return ['number', 'money', 'percent']
    .flatMap((kind) => pairsOf(spokenIn(near, index, [kind])))
    .find(([a, b]) => numberIn(b) > 0 && meets(numberIn(a) / numberIn(b), finding))?.[0].source;
};

/** "65,000 meals a year, 17,700 more than today": a value of the draft against the source's of the same thing. */
const againstDraft = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to } = sentenceOf(text, finding);
  const isShare = finding.kind === 'percentage';
  for (const { finding: other, source } of proven) {
    if (other === finding || other.start < from || other.end > to || !isCount(other)) continue;
    if (!isShare && other.kind !== finding.kind) continue;
    const near = new Map([
      ...(isShare ? nearWords(text, finding, [other]) : []),
      ...nearWords(text, other, [finding]),
    ]);
    const places = spokenIn(near, index, kindsFor(other));
    const found = places.some((place) => {
      const by = Math.abs(numberIn(place) - (other.value ?? 0));
      const bases = isShare ? [numberIn(place), other.value ?? 0] : [];
      return (
        by > 0 &&
        (isShare ? bases.some((base) => meets((by / base) * 100, finding)) : meets(by, finding))
      );
    });
    if (found) return source;
  }
  return undefined;
};

const sum = (finding: Finding, near: NearWords, index: SourceIndex): ClaimSource | undefined => {
  const places = spokenIn(near, index, kindsFor(finding));
  const pair = pairsOf(places).find(
    ([a, b]) =>
      (finding.kind === 'money' || a.sentence === b.sentence) &&
      meets(numberIn(a) + numberIn(b), finding),
  );
  if (pair) return pair[0].source;
  const whole = index.values.get(`sum:${finding.value}`)?.[0];
  return finding.kind === 'money' ? whole?.source : undefined;
};

const difference = (
  finding: Finding,
  near: NearWords,
  index: SourceIndex,
): ClaimSource | undefined => {
  const places = spokenIn(near, index, kindsFor(finding));
  const pair = pairsOf(places).find(([a, b]) => meets(numberIn(a) - numberIn(b), finding));
  if (pair) return pair[0].source;
  if (finding.kind !== 'money') return undefined;
  // "the remaining $15,600": what the request leaves of all the items together.
  const sums = [...index.values.values()]
    .flatMap(([first]) => (first?.key.startsWith('sum:') ? [first] : []))
    .map(numberIn);
  return places.find((place) => sums.some((all) => meets(all - numberIn(place), finding)))?.source;
};

/** Whether a value follows from values that the sources state of what its sentence speaks of. */
export const reckonFromSources = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.keys[0]?.startsWith('times:')) return multiple(finding, text, index);
  const { said } = sentenceOf(text, finding);
  const isDifference = compares(said);
  if (finding.kind === 'percentage')
    return (
      share(finding, text, proven, index) ??
      shareOfWhole(finding, text, proven, index) ??
      (isDifference ? againstDraft(finding, text, proven, index) : undefined)
    );
  if (!isCount(finding) || (finding.kind === 'figure' && (finding.value ?? 0) < smallest))
    return undefined;
  const near = nearWords(text, finding, []);
  return (
    (totalling.test(said) ? sum(finding, near, index) : undefined) ??
    (isDifference
      ? (againstDraft(finding, text, proven, index) ?? difference(finding, near, index))
      : undefined)
  );
};
