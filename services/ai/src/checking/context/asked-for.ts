import { introducedAmounts } from '../../text/introduced-amounts.ts';
import { findMoney } from '../../text/money.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';

const asking =
  /\b(?:requests?|requesting|asks? (?:you )?for|asking (?:you )?for|seeks?|seeking|apply for|applying for)\s+(?:a grant of\s+)?$/i;
const askedHere =
  /\b(?:request\w*|ask(?:s|ed|ing)?|seek\w*|wants?|would like|appl(?:y|ies|ying))\b[^$€£.;]{0,30}$/i;
/** "Amount: $30,000" at the head of somebody's notes. */
const labelled = /^\W*(?:grant )?amount(?: (?:requested|asked(?: for)?))?\s*[:=–-]\s*\S{0,3}$/i;
/** Who else gives, and how much, is another question. */
const asksHowMuch =
  /^(?!.*\b(?:else|others?|raised|already)\b).*\bhow much\b|\bwhat (?:is|are) (?:you|your|the) (?:grant )?(?:request|asking)\b|\bamount (?:requested|of (?:the|your) request)\b|\brequested amount\b/i;

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

/** "ask = 47,200", "request: 47,200" of somebody's notes. */
const bareAsked = /\b(?:ask|request)\s*[:=]\s*(\d{1,3}(?:,\d{3})+|\d{4,6})(?=$|[\s,.;])/gi;

const bareAtStart = /^\W*(\d{1,3}(?:,\d{3})+|\d{4,6})(?=$|[\s,.;])/;

/** The amounts of a text in their order; where it answers how much, a bare figure that it begins with is one. */
const amountsIn = (text: string, isAnswer: boolean): { amount: number; start: number }[] => {
  const signed = findMoney(text);
  const asked = [...text.matchAll(bareAsked)].map(({ 0: said, 1: figure = '', index }) => {
    const end = index + said.length;
    return { amount: Number(figure.replaceAll(',', '')), start: end - figure.length, end };
  });
  const introduced = [...introducedAmounts(text), ...asked].filter(
    ({ start, end }) => !signed.some((money) => money.start < end && start < money.end),
  );
  const found = [...signed, ...introduced].sort((a, b) => a.start - b.start);
  const bare = isAnswer ? bareAtStart.exec(text)?.[1] : undefined;
  return found.length === 0 && bare !== undefined
    ? [{ amount: Number(bare.replaceAll(',', '')), start: text.indexOf(bare) }]
    : found;
};

/** Where the applicant says what is asked for: in so many words, or first of all in answer to how much. */
export const isOfRequest = (place: Occurrence, index: SourceIndex): boolean => {
  const text = index.texts[place.sentence]?.written;
  if (place.source.type === 'guidelines' || text === undefined) return false;
  const amounts = amountsIn(text, opensAnswer(place, index));
  const at = amounts.findIndex(({ amount }) => place.key.endsWith(`:${amount}`));
  const found = amounts[at];
  return (
    found !== undefined &&
    (askedHere.test(text.slice(0, found.start)) ||
      labelled.test(text.slice(0, found.start)) ||
      (at === 0 && opensAnswer(place, index)))
  );
};
