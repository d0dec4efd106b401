import type { Occurrence } from '../source-index.ts';
import type { RivalQuery } from './rival.ts';
import { inSentence, nearness, specificWords } from './specific-words.ts';

/** Small numbers stand in any sentence: what is said of them must be said right there. */
const small = 20;
const close = 0.36;

/**
 * Whether a value's own place tells more of what the draft says of it than another place does: "the
 * dispatcher's wages" of "dispatcher, 10 h x 48 weeks x $19 = $9,120", whatever all wages are.
 */
export const isItsOwn = (query: RivalQuery): ((rival: Occurrence) => boolean) => {
  const { finding, own } = query;
  const words = specificWords(query);
  if (words.length === 0) return () => false;
  // A day or a year is hardly in a sentence by chance.
  const isSmall =
    finding.kind !== 'money' && finding.kind !== 'date' && (finding.value ?? 0) < small;
  const places = own
    .filter(({ sentence }) => sentence >= 0)
    .map((place) => ({
      sentence: place.sentence,
      told: words.filter((word) =>
        isSmall ? nearness(word, place) >= close : inSentence(word, place),
      ),
    }))
    .filter(({ told }) => told.length > 0);
  return (rival) =>
    places.some(
      ({ sentence, told }) =>
        sentence !== rival.sentence &&
        told.some((word) => !inSentence(word, rival)) &&
        words.every((word) => told.includes(word) || !inSentence(word, rival)),
    );
};
