import { parseNumber } from '../../text/numbers.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { placesIn, type Run } from './places.ts';

const count = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3}';
const unit = 'hour|day|week|fortnight|month|quarter|year|decade';
/** "every week", "monthly", "on weekdays", "the two-year deadline", "our spring sale". */
const period = new RegExp(
  `\\b(?:(?:${count})-(?:${unit})|(?<=\\b(?:an?|per|each|every|once an?|twice an?|this|last|next) )(?:${unit})|hourly|daily|weekly|biweekly|fortnightly|monthly|quarterly|yearly|annual|annually|weekdays?|weekends?|weeknights?|mornings?|afternoons?|evenings?|nights?|springs?|summers?|autumns?|fall|winters?)\\b`,
  'gi',
);

const runsIn = (text: string): Run[] =>
  [...text.matchAll(period)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** "Yearly" and "annual" say the same, as "a three-year" and "a 3-year" do. */
const same: Record<string, string> = {
  yearly: 'annual',
  annually: 'annual',
  weekday: 'weekdays',
  weekend: 'weekends',
  autumn: 'fall',
  fortnightly: 'biweekly',
};
const plain = (text: string): string => {
  const word = text.toLowerCase();
  const [written = '', of] = word.split('-');
  const number = of === undefined ? undefined : parseNumber(written);
  return number === undefined ? (same[word] ?? word).replace(/s$/, '') : `${number}-${of}`;
};

/**
 * How often or how long, where the very words around it stand in a source with another: "every week"
 * of run sheets that are read every month.
 */
export const periodInItsPlace = (
  sentences: SourceSentence[],
): ((text: string) => (Run & { sentence: SourceSentence })[]) => {
  const placesOf = placesIn(sentences, runsIn);
  return (text) =>
    runsIn(text).flatMap((run) => {
      const inPlace = placesOf(text, run);
      const [other] = inPlace;
      // "evenings and mornings" of "mornings and evenings".
      const isSaid = inPlace.some(({ sentence }) =>
        runsIn(sentence.text).some((one) => plain(one.text) === plain(run.text)),
      );
      return other && !isSaid ? [{ ...run, sentence: other.sentence }] : [];
    });
};
