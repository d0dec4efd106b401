import { findMoney } from '../text/money.ts';
import type { SourceSentence } from './claim-sources.ts';
import type { Finding } from './finding.ts';

/** "$30,000 out of $55,000": two amounts and no word of what they are. */
const bare =
  /^(?:(?:we )?(?:ask|request|need|want)(?:ing)?(?: you)?(?: for)? )?\S{0,3} ?[\d][\d,.]*k? (?:out )?of (?:a total of )?\S{0,3} ?[\d][\d,.]*k?\.?$/i;
const requests = /\b(?:request\w*|ask(?:s|ing)? for|appl(?:y|ies) for)\s+(?:about )?$/i;
const totals =
  /\b(?:total of|total|in all|(?:project|program(?:me)?|whole|everything|costs?) (?:costs?|comes? to|totals?))\s+$/i;

type Share = { sentence: SourceSentence; asked: number; whole: number };

const sharesIn = (sentences: readonly SourceSentence[]): Share[] =>
  sentences.flatMap((sentence): Share[] => {
    if (sentence.source.type === 'guidelines' || !bare.test(sentence.text.trim())) return [];
    const [asked, whole, ...others] = findMoney(sentence.text);
    return asked && whole && others.length === 0
      ? [{ sentence, asked: asked.amount, whole: whole.amount }]
      : [];
  });

/** The second amounts of such sentences: what all of it costs. */
export const wholesOfShares = (sentences: readonly SourceSentence[]): number[] =>
  sharesIn(sentences).map(({ whole }) => whole);

/**
 * Finds a source's sentence of two amounts where the draft says of the first that it is asked for, or of
 * the second that it is the whole: such a sentence means that, whatever else has the draft's words beside
 * another amount. The funder's own sentences say nothing of it.
 */
export const sharesOfWholes = (
  sentences: SourceSentence[],
): ((finding: Finding, text: string) => SourceSentence | undefined) => {
  const shares = sharesIn(sentences);
  return (finding, text) => {
    if (finding.kind !== 'money' || shares.length === 0) return undefined;
    const before = text.slice(0, finding.start);
    return shares.find(
      ({ asked, whole }) =>
        (finding.value === asked && requests.test(before)) ||
        (finding.value === whole && totals.test(before)),
    )?.sentence;
  };
};
