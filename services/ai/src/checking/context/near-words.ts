import { type Mention, overlaps } from '@grantwright/analyst';
import { isStopWord, stem, topicStems } from '../../text/words.ts';

/** How closely each word (by its stem) belongs to a value: 1 beside it, less across commas and other values. */
export type NearWords = ReadonlyMap<string, number>;

type Place = { start: number; end: number };

const sentenceEnd =
  /(?<!\.|\b(?:Co|Dr|St|Mr|Mrs|Ms|Rev|Inc|No|Dept|Jr|Sr|vs|avg|approx|[ap]\.m|U\.S|\p{Lu}))[.](?=\s|$)|[!?](?=\s|$)|[;\n|]|\s>+(?=\s)/gu;
const word = /[\p{L}][\p{L}\p{M}\p{N}]*/gu;
const pause = /[,:()[\]–—/]|\s-\s|\b(?:but|while|whereas|which)\b/g;
const joint = /\b(?:and|or|plus)\b|&|\+/g;
/** So much of a word's weight is left behind a comma, behind another value, and far away. */
const acrossPause = 0.45;
const acrossValue = 0.4;
/** The next word, the one after it, and so on. */
const byDistance = [1, 0.9, 0.75, 0.6, 0.5];
const farAway = 0.4;
const least = 0.05;

/** How a figure moves and what it is measured in says little of what it is a figure of. */
const weak = new Set(
  topicStems(
    'rise rose rises rising increase increased grow grew growth fall fell drop dropped year years month months week weeks day days age ages aged old new more last total first second every each time people person persons individuals members participants adults clients guests neighbors residents',
  ),
);
export const ofWeakWord = 0.4;
export const isWeak = (stem: string): boolean => weak.has(stem);
/** "41 of our 218 agencies": the agencies are both counts'. */
const partOf = /^\s+(?:of|out of)\s+(?:(?:our|the|all|these|those|every)\s+){0,2}$/i;

/** "12 h x 36 wks x $18 = $7,776", "30 x 160 .... 4,800": the factors are no other values than what they make. */
const factors =
  /(?:[$€£]?\d(?:[\d,]|\.(?!\.))*(?:\s\p{Ll}+(?:\.(?!\.))?){0,3}(?:\s?[x×*@]\s?|\s?(?:=|\.{2,}|…|[-–:](?=\s))\s*)){2,}$/iu;
const chainBefore = (text: string, { start }: Place): number =>
  start - (factors.exec(text.slice(Math.max(0, start - 80), start))?.[0].length ?? 0);

/** "6 Saturday clinics" are six clinics. */
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

const boundsOf = (text: string, { start, end }: Place): Place => {
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const at = match.index + match[0].length;
    if (at <= start) from = at;
    else if (match.index >= end) return { start: from, end: match.index };
  }
  return { start: from, end: text.length };
};

/** Where one thing that is said of a value ends: "37 fires and 118 accidents" are two. */
const pausesIn = (text: string, bounds: Place, values: Place[]): number[] => {
  const inside = (at: number): boolean => at >= bounds.start && at < bounds.end;
  const free = (at: number): boolean => !values.some(({ start, end }) => at >= start && at < end);
  const pauses = [...text.matchAll(pause)].map(({ index }) => index);
  const joints = [...text.matchAll(joint)]
    .map(({ index }) => index)
    .filter((at) => values.some(({ end }) => end <= at) && values.some(({ start }) => start > at));
  return [...pauses, ...joints].filter((at) => inside(at) && free(at));
};

/** The content words of the sentence around a value, each with how closely it belongs to it. */
export const nearWords = (text: string, at: Mention, values: readonly Mention[]): NearWords => {
  const bounds = boundsOf(text, at);
  const chain = chainBefore(text, at);
  const others = values.filter((value) => !overlaps(value, at) && !weekday.test(value.text));
  const inSentence = others.filter(({ start, end }) => start >= bounds.start && end <= bounds.end);
  const pauses = pausesIn(text, bounds, [...inSentence, at]);
  const found = [...text.slice(bounds.start, bounds.end).matchAll(word)].flatMap((match) => {
    const start = bounds.start + match.index;
    const end = start + match[0].length;
    const small = match[0]
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
    const within = start < at.end && at.start < end;
    const isValue = within || inSentence.some((value) => start < value.end && value.start < end);
    return isValue || small.length < 2 || isStopWord(small) ? [] : [{ start, end, small }];
  });
  const near = new Map<string, number>();
  const before = found.filter(({ end }) => end <= at.start).reverse();
  const after = found.filter(({ start }) => start >= at.end);
  for (const side of [before, after])
    for (const [place, { start, end, small }] of side.entries()) {
      const [from, to] = start >= at.end ? [at.end, start] : [end, at.start];
      const crossed = pauses.filter((pauseAt) => pauseAt >= from && pauseAt < to).length;
      const between = inSentence.filter(
        (value) =>
          value.start >= from &&
          value.end <= to &&
          !(value.start >= chain && value.end <= at.start) &&
          !partOf.test(text.slice(at.end, Math.max(at.end, value.start))),
      ).length;
      // What follows another value in the same breath is said of that one.
      const taken =
        side === before &&
        inSentence.some(
          (value) =>
            value.end <= start &&
            !pauses.some((pauseAt) => pauseAt >= value.end && pauseAt < start),
        );
      const key = stem(small);
      const weight = Math.max(
        least,
        acrossPause ** crossed *
          acrossValue ** (between + (taken ? 1 : 0)) *
          (byDistance[place] ?? farAway) *
          (weak.has(key) ? ofWeakWord : 1),
      );
      near.set(key, Math.max(near.get(key) ?? 0, weight));
    }
  return near;
};
