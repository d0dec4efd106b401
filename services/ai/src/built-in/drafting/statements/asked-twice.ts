import { findMoney } from '../../../text/money.ts';
import { readRequest } from '../budget/request.ts';
import type { Statement } from './statement.ts';

const bareAmount = /^(?:[A-Z]{0,3}[$€£] ?)?\d[\d,]*(?:\.\d\d)?\.?$/;
const figureOf = (text: string): string => text.replace(/[^\d]/g, '');

/** "50,000" alone, where a sentence asks for just that. */
export const isAskedElsewhere = ({ text, open }: Statement, statements: Statement[]): boolean =>
  !open &&
  bareAmount.test(text) &&
  statements.some((other) => {
    const request = other.open ? undefined : readRequest(other.text);
    return request !== undefined && String(request.amount) === figureOf(text);
  });

const yearsIn = (text: string): string[] => text.match(/\b20\d\d\b/g) ?? [];
const wordsOf = (text: string): number => text.split(/\s+/).length;
/** As many words a longer request has at least, which tells what for. */
const purpose = 6;

/** "We ask for $125,000", "You: 42,000", "This request .... $60,000": an amount asked for, and nothing of what for or when. */
const bareRequest =
  /^(?:(?:we |I )?(?:are )?(?:ask(?:ing)?|request(?:ing)?|apply(?:ing)?|want|need)(?: you)?(?: for)?|(?:from )?you|(?:this|our|the) (?:request|ask|grant|application))(?: is)?\s*[:=–—-]?\s*(?:[A-Z]{0,3}[$€£₱₹₵]\s?|[A-Z]{2,3} )?\d[\d,.]*\.?$/i;

/** A request without more, where another sentence asks for the same amount and says more, or said it first. */
export const isAskedAgain = (said: Statement, statements: Statement[]): boolean => {
  if (said.open || said.origin === 'passage' || !bareRequest.test(said.text)) return false;
  const amount = findMoney(said.text)[0]?.amount ?? Number(figureOf(said.text));
  const at = statements.indexOf(said);
  return statements.some((other, place) => {
    if (other === said || other.open || other.origin === 'passage') return false;
    return (
      readRequest(other.text)?.amount === amount && (!bareRequest.test(other.text) || place < at)
    );
  });
};

/** "R640,000 over 12 months from 1 July 2027" where a sentence asks for just that, and tells what for. */
export const isAskedAtLength = (short: Statement, statements: Statement[]): boolean => {
  const request = short.open ? undefined : readRequest(short.text);
  if (!request || short.origin === 'passage') return false;
  return statements.some((other) => {
    if (other === short || other.open || other.origin === 'passage') return false;
    return (
      readRequest(other.text)?.amount === request.amount &&
      wordsOf(other.text) >= wordsOf(short.text) + purpose &&
      / to \p{Ll}{2}/u.test(other.text) &&
      !/ to \p{Ll}{2}| for (?!\d|one|two|three|a year)/u.test(short.text.replace(/^.*?\d/u, '')) &&
      yearsIn(short.text).every((year) => other.text.includes(year))
    );
  });
};
