import { companyPlaces, mayStandFor, type Rival, type RivalQuery } from './rival.ts';
import { nearness } from './specific-words.ts';

/** Right beside its number; "people" and the like weigh little even there. */
const counted = 0.36;

/**
 * The number of just what the draft counts, in the sentence that has another figure of the draft's sentence,
 * where the draft's own number is nowhere of that: "the 212 coats went to 113 people" of 212 coats for 131
 * people, and of 113 of them who came again.
 */
export const companyRival = (query: RivalQuery): Rival | undefined => {
  const { finding, own, index, next } = query;
  if (finding.kind !== 'figure' || next === undefined) return undefined;
  if (own.some((place) => nearness(next, place) >= counted)) return undefined;
  const sentences = companyPlaces(query);
  if (own.some(({ sentence }) => sentences.has(sentence))) return undefined;
  const occurrence = [...sentences]
    .flatMap((sentence) => index.bySentence.get(sentence) ?? [])
    .find(
      (place) =>
        place.key.startsWith('number:') &&
        nearness(next, place) >= counted &&
        mayStandFor(place, query),
    );
  return occurrence && { occurrence, score: 1 };
};
