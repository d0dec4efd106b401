import type { ClaimSource } from '@grantwright/shared/contract';
import { type NearWords, nearWords } from '../context/near-words.ts';
import { isGeneral } from '../context/specific-words.ts';
import { findValues } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { topicStems } from '../../text/words.ts';
import { wordAfter } from '../words-around.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { type Part, rateBefore, type Result, wayOf } from './ways.ts';

/** What a sentence of the sources gives: its values, each with what is said of it. */
type Given = Part & { near: NearWords; isRate: boolean };
type Told = {
  source: ClaimSource;
  text: string;
  stems: Set<string>;
  given: Given[];
};

/** In longer lists something adds up to anything. */
const longest = 12;
const close = 0.3;
/** A word of many sentences says little. */
const telling = 0.3;

const known = new WeakMap<SourceIndex, (Told | undefined)[]>();

const toldIn = (index: SourceIndex, at: number): Told | undefined => {
  const cached = known.get(index) ?? [];
  known.set(index, cached);
  if (at in cached) return cached[at];
  const own = index.texts[at];
  const values = own && own.source.type !== 'guidelines' ? findValues(own.written) : [];
  const given = values.flatMap((value): Given[] =>
    value.value !== undefined && (value.kind === 'figure' || value.kind === 'money')
      ? [
          {
            value: value.value,
            kind: value.kind,
            near: nearWords(own?.written ?? '', value, values),
            start: value.start,
            end: value.end,
            isRate: rateBefore.test((own?.written ?? '').slice(0, value.start)),
          },
        ]
      : [],
  );
  const told =
    own && given.length > 0 && given.length <= longest
      ? { source: own.source, text: own.written, stems: new Set(topicStems(own.written)), given }
      : undefined;
  cached[at] = told;
  return told;
};

const samePlace = (one: ClaimSource, other: ClaimSource): boolean =>
  JSON.stringify({ ...one, quote: '' }) === JSON.stringify({ ...other, quote: '' });

/** A sentence alone, and with the one behind it. */
const windowsAt = (index: SourceIndex, at: number): Told[] => {
  const own = toldIn(index, at);
  if (!own) return [];
  const next = toldIn(index, at + 1);
  if (!next || !samePlace(own.source, next.source)) return [own];
  return [
    own,
    {
      source: own.source,
      text: `${own.text} ${next.text}`,
      stems: new Set([...own.stems, ...next.stems]),
      given: [
        ...own.given,
        ...next.given.map((each) => ({
          ...each,
          start: each.start + own.text.length + 1,
          end: each.end + own.text.length + 1,
        })),
      ],
    },
  ];
};

const has = (stems: { has: (stem: string) => boolean }, stem: string): boolean =>
  stems.has(stem) || [...otherWordsFor(stem)].some((other) => stems.has(other));

const isSaidOf = (words: readonly string[], { near }: Given): boolean =>
  words.some((word) =>
    [word, ...otherWordsFor(word)].some((other) => (near.get(other) ?? 0) >= close),
  );

/** The sentences of the sources that speak of what a draft's sentence speaks of. */
const windowsOf = (words: readonly string[], index: SourceIndex): Told[] => {
  const found = new Map<number, number>();
  for (const word of new Set(words.flatMap((stem) => [stem, ...otherWordsFor(stem)])))
    for (const kind of ['number', 'money'])
      for (const { sentence } of index.near.get(kind)?.get(word) ?? ([] as Occurrence[]))
        if (sentence >= 0) found.set(sentence, (found.get(sentence) ?? 0) + 1);
  return [...found.keys()].flatMap((at) => [
    ...windowsAt(index, at),
    ...windowsAt(index, at - 1).slice(1),
  ]);
};

/** A number of the very thing that the draft counts: it is given, and needs no reckoning. */
const counts = (next: string | undefined, { text, given }: Told): boolean =>
  next !== undefined &&
  given.some(({ end }) => {
    const words = topicStems(/^[^.;,:|\d]*/.exec(text.slice(end))?.[0] ?? '').slice(0, 2);
    return words.some((word) => word === next || otherWordsFor(next).has(word));
  });

/** "of those with a loss": where one of the values is said to be of just that, no other is the whole. */
const isOfItsWhole = (
  ofWhole: readonly string[],
  { whole, parts: [part] }: Result<Given>,
  given: readonly Given[],
): boolean => {
  if (!whole || !part || ofWhole.length === 0 || isSaidOf(ofWhole, whole)) return true;
  return !given.some(
    (other) => other !== part && other.value > part.value && isSaidOf(ofWhole, other),
  );
};

/** What a draft's share is "of": up to its verb. */
const wholeIn = (text: string, { end }: Finding): readonly string[] =>
  topicStems(
    /^\s+of ([^.;,]*?)(?= (?:is|are|was|were|has|have|had|will|would|did|do|can|could)\b|[.;,]|$)/i.exec(
      text.slice(end),
    )?.[1] ?? '',
  );

/**
 * The source of a value that follows from two or more that a sentence of the sources, or two that follow
 * each other, give for what the draft speaks of: "73 could not be repaired" of 264 things of which 191
 * were, "volunteers rose by thirteen" of 64 and 51.
 */
export const reckonFromPlaces = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const { said } = sentenceOf(text, finding);
  const way = wayOf(finding, said, text);
  if (!way) return undefined;
  const words = topicStems(said).filter(
    (stem) => !/^\d/.test(stem) && !isGeneral(stem) && index.weightOf(stem) >= telling,
  );
  const isSmall = (finding.value ?? 0) < smallest;
  const next = way.isOfAnother ? wordAfter(text, finding) : undefined;
  const ofWhole = finding.kind === 'percentage' ? wholeIn(text, finding) : [];
  return windowsOf(words, index).find((window) => {
    const { text: told, stems, given } = window;
    if (counts(next, window)) return false;
    const shared = words.filter((word) => has(stems, word));
    if (shared.length < (isSmall && shared.length < words.length ? 2 : 1)) return false;
    const alike = given.filter(
      ({ kind, isRate }) => !isRate && (finding.kind === 'percentage' || kind === finding.kind),
    );
    return way
      .results(alike, told)
      .some(
        (result) =>
          meets(result.value, finding) &&
          result.parts.some((part) => isSaidOf(shared, part)) &&
          isOfItsWhole(ofWhole, result, alike),
      );
  })?.source;
};
