import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { topicStems } from '../../text/words.ts';
import { agreement } from './agreement.ts';
import { groupOf } from './group-of.ts';
import type { NearWords } from './near-words.ts';

/** A rival must speak of the same thing clearly, and much more clearly than the value's own place does. */
const clear = 0.34;
const times = 2.2;
const ahead = 0.22;
/** Where its own place is clear too, or the figure is rounded, the rival must be as much clearer. */
const timesClear = 2.2;
const timesRounded = 1.4;
/** More sources of a word than these tell nothing apart. */
const mostAsked = 400;

/** A figure of several digits is hardly in a source by chance. */
const clearOfDistinct = 0.62;
const isDistinct = ({ value, kind }: Finding): boolean =>
  value !== undefined &&
  (kind === 'percentage'
    ? !Number.isInteger(value)
    : String(value).replace('.', '').replace(/0+$/, '').length > 2);

/** Fifty pupils and two million meals are never taken for each other. */
const mostApart = 40;
const comparable = ({ value, kind }: Finding, key: string): boolean => {
  if (value === undefined || kind === 'percentage') return true;
  const other = Number(key.slice(key.indexOf(':') + 1));
  if (kind === 'money' && key.startsWith('number:') && other < 100) return false;
  return other > 0 && other <= value * mostApart && value <= other * mostApart;
};

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

/** Where other figures of the draft's sentence stand too, the same is told. */
const ofCompany = 0.15;
const companyIn = (
  beside: ReadonlySet<string>,
  index: SourceIndex,
): ((place: Occurrence) => number) => {
  const sentences = [...beside]
    .filter((key) => /^(?:money|date|month|percent):|^number:\d{2}/.test(key))
    .map((key) => new Set(index.values.get(key)?.map(({ sentence }) => sentence)));
  return ({ sentence }) =>
    sentence < 0 ? 0 : sentences.filter((places) => places.has(sentence)).length;
};

const isMeasuredIn = (unit: string | undefined, { near }: Occurrence): boolean =>
  unit === undefined ||
  [unit, `${unit}s`, ...otherWordsFor(unit)].some((word) => (near.get(word) ?? 0) > 0.2);

/** The words of its own clause, and those right beside it. */
const ofItsClause = 0.5;
const rightBeside = 0.75;
/** A word that more sentences use is beside several values. */
const telling = 0.36;

/**
 * Another value that stands right beside the word that the draft's figure stands beside, where the
 * figure's own place shares no word of the clause: "the technician $27,850" of a technician at $39,600.
 */
const headRival = (
  finding: Finding,
  near: NearWords,
  own: Occurrence[],
  asked: ReadonlySet<Occurrence>,
  beside: ReadonlySet<string>,
  index: SourceIndex,
  unit: string | undefined,
): Rival | undefined => {
  const ofClause = [...near].filter(
    ([stem, weight]) => weight >= ofItsClause || isRole(stem, weight),
  );
  const shared = own.some(({ near: words }) =>
    ofClause.some(([stem]) =>
      [stem, ...otherWordsFor(stem)].some((word) => (words.get(word) ?? 0) >= 0.3),
    ),
  );
  if (shared) return undefined;
  const heads = ofClause.filter(
    ([stem, weight]) =>
      isRole(stem, weight) || (weight >= rightBeside && index.weightOf(stem) >= telling),
  );
  const withCompany = companyIn(beside, index);
  const ownCompany = Math.max(0, ...own.map(withCompany));
  for (const [stem] of heads)
    for (const occurrence of asked) {
      const [ownNear = 0] = [occurrence.near.get(stem)];
      if (ownNear < (isRole(stem, 1) ? 0.36 : rightBeside)) continue;
      if (finding.implies.includes(occurrence.key) || beside.has(occurrence.key)) continue;
      if (!isMeasuredIn(unit, occurrence) || withCompany(occurrence) < ownCompany) continue;
      return { occurrence, score: ownNear };
    }
  return undefined;
};

/** What is asked for and what all costs are told apart, however often the sources speak of them. */
const roles = new Set(topicStems('request ask seek total'));
const isRole = (stem: string, weight: number): boolean => roles.has(stem) && weight >= 0.36;

export type Rival = { occurrence: Occurrence; score: number };

/**
 * The other value that the sources give for what a draft's figure is said of: "marketing: $5,850" where
 * the sources have marketing at $4,150 and the truck at $5,850. Undefined where the figure stands in the
 * sources beside the same words at least as well.
 */
export const findRival = (
  finding: Finding,
  near: NearWords,
  /** Where the sources hold the value itself. */
  own: Occurrence[],
  /** Keys of the other values in the same sentence of the draft. */
  beside: ReadonlySet<string>,
  index: SourceIndex,
  /** The unit that follows it: days are no rival of stations. */
  unit?: string,
): Rival | undefined => {
  const group = groupOf(finding.keys[0] ?? '');
  if (!group) return undefined;
  const groups = group === 'money' ? ['money', 'number'] : [group];
  const withCompany = companyIn(beside, index);
  const scoreOf = (place: Occurrence): number =>
    agreement(near, place.near, index.weightOf) + ofCompany * Math.min(2, withCompany(place));
  const ownScore = Math.max(0, ...own.map(scoreOf));
  const isRounded = !own.some(({ key }) => finding.keys.includes(key));
  const factor = isRounded ? timesRounded : ownScore >= clear ? timesClear : times;
  const least = isDistinct(finding) ? clearOfDistinct : clear;
  const needed = Math.max(least, ownScore * factor, ownScore + ahead);
  const asked = new Set<Occurrence>();
  for (const [stem, weight] of near) {
    if (weight < 0.2) continue;
    for (const word of [stem, ...otherWordsFor(stem)]) {
      for (const kind of groups) {
        const places = index.near.get(kind)?.get(word);
        if (places && places.length <= mostAsked)
          for (const place of places) if (comparable(finding, place.key)) asked.add(place);
      }
    }
  }
  let best: Rival | undefined;
  for (const occurrence of asked) {
    if (finding.implies.includes(occurrence.key) || beside.has(occurrence.key)) continue;
    if (!isMeasuredIn(unit, occurrence)) continue;
    const score = scoreOf(occurrence);
    if (score < needed || score <= (best?.score ?? 0)) continue;
    if (own.some((place) => tellsMore(near, place, occurrence))) continue;
    best = { occurrence, score };
  }
  return best ?? headRival(finding, near, own, asked, beside, index, unit);
};
