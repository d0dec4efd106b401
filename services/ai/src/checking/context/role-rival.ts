import { topicStems } from '../../text/words.ts';
import type { Occurrence } from '../source-index.ts';
import type { NearWords } from './near-words.ts';
import { mayStandFor, type Rival, type RivalQuery } from './rival.ts';

/** What is asked for and what all of it costs: told apart however often the sources speak of them. */
const roles = [
  'request requested requesting ask asking seek seeking',
  'total totals altogether',
].map((words) => [...new Set(topicStems(words))]);
/** Words that say little else are of little weight even right beside a value. */
const beside = 0.36;
const tells = 0.5;
const telling = 0.36;

const plays = (role: string[], near: NearWords): boolean =>
  role.some((stem) => (near.get(stem) ?? 0) >= beside);

/** "We request $530,000" of a request for $250,000 and a total of $530,000. */
export const roleRival = (query: RivalQuery): Rival | undefined => {
  const { finding, near, own, index } = query;
  if (finding.kind !== 'money') return undefined;
  const role = roles.find((stems) => plays(stems, near));
  if (!role || own.some((place) => plays(role, place.near))) return undefined;
  const isToldApart = own.some((place) =>
    [...near].some(
      ([stem, weight]) =>
        weight >= tells &&
        !role.includes(stem) &&
        index.weightOf(stem) >= telling &&
        (place.near.get(stem) ?? 0) >= tells,
    ),
  );
  if (isToldApart) return undefined;
  const places = role.flatMap((stem) => index.near.get('money')?.get(stem) ?? []);
  const occurrence = places.find(
    (place: Occurrence) => plays(role, place.near) && mayStandFor(place, query),
  );
  return occurrence && { occurrence, score: 1 };
};
