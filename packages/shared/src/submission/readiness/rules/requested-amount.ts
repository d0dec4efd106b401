import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import { formatAmount, isOfCurrency, moneyIn } from '../money.ts';
import type { Draft } from '../readiness-input.ts';
import { isOfPeriod, statedRequests, type StatedRequest } from '../stated-requests.ts';

const { blocker, warning } = findingsOf('request');
const howMuch = /\b(?:how much|what amount|amount .{0,30}request)/i;

type Request = { amount: number; text: string; sentence: string };

/** Requests above the ceiling or below the floor of one award, and different requests in the text. */
export function requestedAmount(draft: Draft): Finding[] {
  const { ceiling, floor } = draft.details?.award ?? {};
  const stated = statedRequests(draft);
  const requests = requestsOf(draft, stated, ceiling?.currency ?? floor?.currency);
  const findings: Finding[] = [];
  const highest = requests.toSorted((a, b) => b.amount - a.amount)[0];
  if (highest && ceiling && highest.amount > ceiling.amount) {
    const isPerYear = isOfPeriod(`${highest.sentence} ${ceiling.quote ?? ''}`);
    const text = `You request ${highest.text}, more than the maximum of ${formatAmount(ceiling.amount, ceiling.currency)}`;
    findings.push(
      (isPerYear ? warning : blocker)('ceiling', text, {
        help: isPerYear
          ? 'Check whether both amounts are for the same time.'
          : 'Lower the request and the budget.',
        ...placeOf(highest),
        ...quoteOf(ceiling),
      }),
    );
  }
  if (highest && floor && highest.amount < floor.amount) {
    const text = `You request ${highest.text}, less than the minimum of ${formatAmount(floor.amount, floor.currency)}`;
    findings.push(warning('floor', text, { ...placeOf(highest), ...quoteOf(floor) }));
  }
  const distinct = [...new Map(stated.map((one) => [one.amount, one])).values()];
  const [first, second] = distinct;
  if (first && second) {
    findings.push(
      warning('different', `The text requests both ${first.text} and ${second.text}`, {
        help: 'State one amount, the same in the text and in the budget.',
        place: { type: 'words', words: second.text },
      }),
    );
  }
  return findings;
}

/** The applicant's own figure, else the text's, else the answer to "how much". */
function requestsOf(
  { submission, answers = [] }: Draft,
  requests: readonly StatedRequest[],
  currency = 'USD',
): Request[] {
  const own = submission?.requestedAmount;
  if (own !== undefined) return [{ amount: own, text: formatAmount(own, currency), sentence: '' }];
  const stated = requests.filter(({ symbol }) => isOfCurrency(symbol, currency));
  if (stated.length > 0) return stated;
  return answers
    .filter(({ question }) => howMuch.test(question))
    .flatMap(({ answer }) => {
      const amounts = moneyIn(answer).filter(({ symbol }) => isOfCurrency(symbol, currency));
      return amounts.length === 1 ? amounts.map((one) => ({ ...one, sentence: '' })) : [];
    });
}

const placeOf = ({ text, sentence }: Request): Pick<Finding, 'place'> =>
  sentence === '' ? {} : { place: { type: 'words', words: text } };
