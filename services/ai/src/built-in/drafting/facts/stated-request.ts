import { findMoney } from '../../../text/money.ts';
import { readRequest, type Request } from '../budget/request.ts';
import type { Statement } from '../statements/statement.ts';

/** The request that the organization states. */
export const requested = (statements: Statement[]): Request | undefined => {
  const asks = statements.filter(
    ({ topics, origin, open }) => (topics.ask ?? 0) >= 3 && origin !== 'passage' && !open,
  );
  return asks
    .map(({ text }) => readRequest(text) ?? plainRequest(text))
    .find((request) => request !== undefined);
};

const perUnit = /^\s*(?:\/|an?|per|each|every)\b/i;

const plainRequest = (text: string): Request | undefined => {
  const [money] = findMoney(text);
  // "A midwife, $1,200 a month, 24 months: $57,600" is what one thing costs.
  return money &&
    !perUnit.test(text.slice(money.end)) &&
    !/[:=]\s*\S{0,4}\d/.test(text.slice(money.end))
    ? { amount: money.amount, currency: money.currency, written: money.text }
    : undefined;
};

/** The amount asked for, as a part that asks for nothing else states it. */
export const amountIn = (name: string, statements: Statement[]): string | undefined => {
  const asks = statements.filter(
    ({ topics, origin }) => (topics.ask ?? 0) >= 3 && origin !== 'passage',
  );
  const request =
    asks.map(({ text }) => readRequest(text)).find((found) => found !== undefined) ??
    asks
      .filter(({ text }) => /\b(?:need|total|in all|want)\b[^$€£]{0,20}[$€£]/i.test(text))
      .map(({ text }) => plainRequest(text))
      .find((found) => found !== undefined);
  if (!request) return undefined;
  if (/\bin (?:US )?(?:dollars|euros?|pounds)\b|\(\$\)/i.test(name)) return request.written;
  return `We request ${request.written}.`;
};

/** What the amount says already: a sentence of nothing but the request. */
export const onlyAsks = ({ text, topics }: Statement): boolean =>
  (topics.ask ?? 0) >= 3 && readRequest(text) !== undefined && text.split(' ').length <= 7;
