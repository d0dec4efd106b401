import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { agreement } from './agreement.ts';
import { betterSaid } from './better-said.ts';
import { closerTo } from './closer-to.ts';
import { groupOf } from './group-of.ts';
import { isItsOwn } from './is-its-own.ts';
import { headRival } from './head-rival.ts';
import { listRival } from './list-rival.ts';
import type { NearWords } from './near-words.ts';
import { companyIn, mayStandFor, type Rival, type RivalQuery } from './rival.ts';
import { toldRival } from './told-rival.ts';
import { roleRival } from './role-rival.ts';

/** A rival must speak of the same thing clearly, and much more clearly than the value's own place does. */
const clear = 0.34;
const times = 2.2;
const ahead = 0.22;
/** Where the figure is rounded, the rival need be only so much clearer. */
const timesRounded = 1.4;
/** More sources of a word than these tell nothing apart. */
const mostAsked = 400;

/** A value that is said of two things and held of one: the other is rather what else the sources say of it. */
const clearOfTwin = 0.25;

/** A figure of several digits is hardly in a source by chance. */
const clearOfDistinct = 0.62;
const isDistinct = ({ value, kind, keys }: Finding): boolean =>
  // So is a time of day that is no full hour.
  /^time:\d\d:(?!00)/.test(keys[0] ?? '') ||
  (value !== undefined &&
    (kind === 'percentage'
      ? !Number.isInteger(value)
      : String(value).replace('.', '').replace(/0+$/, '').length > 2));

/** Notes leave out the sign of money, and the year of a day. */
const besides: Record<string, string[]> = { money: ['number'], date: ['day'] };

const isFullDate = ({ keys }: Finding): boolean => keys[0]?.startsWith('date:') ?? false;

/** The value's own sentence tells of much more that the draft's sentence tells than the rival's does. */
const tellsMore = (near: NearWords, own: Occurrence, rival: Occurrence): boolean => {
  if (own.sentence === rival.sentence || own.sentence < 0) return false;
  let [ownShared, rivalShared] = [0, 0];
  for (const stem of near.keys()) {
    if (own.stems.has(stem)) ownShared++;
    if (rival.stems.has(stem)) rivalShared++;
  }
  return ownShared >= 3 && ownShared >= rivalShared * 2;
};

const product = /\d\s*[x×*@]\s*\D{0,3}\d/u;
/** "stipends, 8 x $1,200 ... 9,600": what one is and what all come to are of the same thing. */
const ofOneProduct = (own: readonly Occurrence[], rival: Occurrence, index: SourceIndex): boolean =>
  rival.sentence >= 0 &&
  own.some(({ sentence }) => sentence === rival.sentence) &&
  product.test(index.texts[rival.sentence]?.written ?? '');

/** Where other figures of the draft's sentence stand too, the same is told. */
const ofCompany = 0.15;

/**
 * The other value that the sources give for what a draft's figure is said of: "marketing: $5,850" where
 * the sources have marketing at $4,150 and the truck at $5,850. Undefined where the figure stands in the
 * sources beside the same words at least as well.
 */
export const findRival = (query: RivalQuery): Rival | undefined => {
  const { finding, near, own, index, isTwin } = query;
  const group = groupOf(finding.keys[0] ?? '');
  if (!group) return undefined;
  const groups = [group, ...(besides[group] ?? [])];
  const withCompany = companyIn(query);
  const scoreOf = (place: Occurrence): number =>
    agreement(near, place.near, index.weightOf) + ofCompany * Math.min(2, withCompany(place));
  const ownScore = Math.max(0, ...own.map(scoreOf));
  const isRounded = !own.some(
    ({ key }) =>
      finding.keys.includes(key) ||
      // Notes leave the sign of money out.
      (finding.kind === 'money' && key === `number:${finding.value}`),
  );
  const factor = isRounded ? timesRounded : times;
  const least = isDistinct(finding) ? clearOfDistinct : clear;
  const needed = isTwin
    ? Math.max(clearOfTwin, ownScore)
    : Math.max(least, ownScore * factor, ownScore + ahead);
  const isBetterSaid = isTwin
    ? () => false
    : betterSaid(query, (isDistinct(finding) || isFullDate(finding)) && !isRounded);
  const isOwn = isTwin ? () => false : isItsOwn(query);
  const asked = new Set<Occurrence>();
  for (const [stem, weight] of near) {
    if (weight < 0.2) continue;
    for (const word of [stem, ...otherWordsFor(stem)]) {
      for (const kind of groups) {
        const places = index.near.get(kind)?.get(word);
        if (places && places.length <= mostAsked)
          for (const place of places)
            if (
              !asked.has(place) &&
              mayStandFor(place, query) &&
              !ofOneProduct(own, place, index) &&
              !isBetterSaid(place) &&
              !isOwn(place) &&
              closerTo(query, place) !== 'own'
            )
              asked.add(place);
      }
    }
  }
  let best: Rival | undefined;
  for (const occurrence of asked) {
    const score = scoreOf(occurrence);
    if (score < needed || score <= (best?.score ?? 0)) continue;
    if (!isTwin && own.some((place) => tellsMore(near, place, occurrence))) continue;
    best = { occurrence, score };
  }
  return (
    best ??
    headRival(query, asked) ??
    roleRival(query) ??
    toldRival(query, asked) ??
    listRival(query)
  );
};

/** How well the words around a value suit the places where the sources hold it. */
export const suits = (near: NearWords, own: Occurrence[], index: SourceIndex): number =>
  Math.max(0, ...own.map((place) => agreement(near, place.near, index.weightOf)));
