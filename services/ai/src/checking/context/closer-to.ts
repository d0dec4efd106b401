import { findValues } from '../find/find-values.ts';
import type { Occurrence } from '../source-index.ts';
import { groupOf } from './group-of.ts';
import type { RivalQuery } from './rival.ts';

/** So much closer than to the other value it must stand to be said of the one. */
const clearly = 0.6;
/** What stands behind a semicolon or a full stop is of another clause. */
const anotherClause = 60;

const makes = /[x×*@=]|\.{2,}|\b(?:each|times)\b|\bis\s+[$€£]?$/i;
/** What follows an amount that is the price of one. */
const rateNext = /^(?:an?|per|each|every|ever|apiec)$/;

const apart = (text: string, one: number, other: number): number => {
  const between = text.slice(Math.min(one, other), Math.max(one, other));
  return between.length + anotherClause * (between.split(/[;:](?=\s)|\.(?=\s)/).length - 1);
};

/**
 * In a sentence of the sources that holds both the draft's value and another of its kind: which of them
 * the other figures of the draft's sentence stand closer to. "1,140 people, 31% of them over 65; for all of
 * Scotland it is 20%" has the 1,140 with the 31%.
 */
export const closerTo = (
  { finding, own, beside, index, next }: RivalQuery,
  rival: Occurrence,
): 'own' | 'rival' | undefined => {
  const written = index.texts[rival.sentence]?.written;
  if (written === undefined || !own.some(({ sentence }) => sentence === rival.sentence))
    return undefined;
  const values = findValues(written);
  const at = (keys: readonly string[]): number | undefined =>
    values.find(({ implies }) => keys.some((key) => implies.includes(key)))?.start;
  const ownAt = at([
    ...finding.keys,
    ...(finding.kind === 'money' ? [`number:${finding.value}`] : []),
  ]);
  const rivalAt = at([rival.key]);
  if (ownAt === undefined || rivalAt === undefined || ownAt === rivalAt) return undefined;
  const [first, second] = [Math.min(ownAt, rivalAt), Math.max(ownAt, rivalAt)];
  // "4 kits @ 385 .... 1,540": a factor is no rival of what it makes, nor the whole of the price of one.
  const isOfChain = makes.test(written.slice(first, second));
  if (isOfChain && (rivalAt < ownAt || rateNext.test(next ?? ''))) return 'own';
  // Items of one list are as close to each other as to their own names.
  const others = [...beside].filter(
    (key) => !/^(?:year|monthname|month):/.test(key) && groupOf(key) !== groupOf(rival.key),
  );
  const distances = others.flatMap((key) => {
    const place = at([key]);
    return place === undefined || place === ownAt || place === rivalAt
      ? []
      : [{ toOwn: apart(written, place, ownAt), toRival: apart(written, place, rivalAt) }];
  });
  if (distances.length === 0) return undefined;
  if (distances.every(({ toOwn, toRival }) => toRival < toOwn * clearly)) return 'rival';
  return distances.every(({ toOwn, toRival }) => toOwn < toRival * clearly) ? 'own' : undefined;
};
