import { introducedAmounts } from '../../text/introduced-amounts.ts';
import { findMoney } from '../../text/money.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';

const asking =
  /\b(?:requests?|requesting|asks? (?:you )?for|asking (?:you )?for|seeks?|seeking|apply for|applying for)\s+(?:a grant of\s+)?$/i;
const askedHere =
  /\b(?:request\w*|ask(?:s|ed|ing)?|seek\w*|wants?|appl(?:y|ies|ying))\b[^$€£.;]{0,30}$/i;
/** "Amount: $30,000" at the head of somebody's notes. */
const labelled = /^\W*(?:grant )?amount(?: (?:requested|asked(?: for)?))?\s*[:=–-]\s*$/i;
const asksHowMuch =
  /\bhow much\b|\bwhat (?:is|are) (?:you|your|the) (?:grant )?(?:request|asking)\b|\bamount (?:requested|of (?:the|your) request)\b|\brequested amount\b/i;

/** "We request $30,000 to plant trees": what is asked for, whatever else it is said of. */
export const isAskedFor = ({ kind, start }: Finding, text: string): boolean =>
  kind === 'money' && asking.test(text.slice(Math.max(0, start - 40), start));

/** The first amount of an answer to how much is asked for: "$30,000 out of $55,000. Trees …". */
const opensAnswer = ({ source, sentence }: Occurrence, { texts }: SourceIndex): boolean => {
  if (source.type !== 'answer' || !asksHowMuch.test(source.question)) return false;
  for (let at = sentence - 1; at >= 0; at -= 1) {
    const before = texts[at];
    if (before?.source.type !== 'answer' || before.source.question !== source.question) return true;
    if (findMoney(before.written).length > 0) return false;
  }
  return true;
};

/** Where the applicant says what is asked for: in so many words, or first of all in answer to how much. */
export const isOfRequest = (place: Occurrence, index: SourceIndex): boolean => {
  const text = index.texts[place.sentence]?.written;
  if (place.source.type === 'guidelines' || text === undefined) return false;
  const signed = findMoney(text);
  const amounts = signed.length > 0 ? signed : introducedAmounts(text);
  const at = amounts.findIndex(({ amount }) => place.key.endsWith(`:${amount}`));
  const found = amounts[at];
  return (
    found !== undefined &&
    (askedHere.test(text.slice(0, found.start)) ||
      labelled.test(text.slice(0, found.start)) ||
      (at === 0 && opensAnswer(place, index)))
  );
};
