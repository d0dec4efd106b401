import { findExcessOverCeiling } from './find-excess-over-ceiling.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { deduplicateBy } from '../../../../values/deduplicate-by.ts';
import { isDifferent } from '../../../budget/sum-budget.ts';
import { chooseAwardCurrency } from '../../../budget/currencies.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { type Amount, findAmounts, mayBeIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';
import { isPerYear, findRequestsInText, type StatedRequest } from './find-requests-in-text.ts';

const findings = createFindingFactory('request');
const howMuch = /\b(?:how much|what amount|amount .{0,30}request)/i;

type RequestedAmount = { amount: number; text: string; sentence: string };

/** Finds requests above the ceiling or below the floor of one award, and requests that differ from each other. */
export function requestAgainstCeiling(draft: Draft): Finding[] {
  const stated = findRequestsInText(draft);
  const currency = chooseAwardCurrency(draft.details?.award);
  const fromHighest = listRequests(draft, stated, currency)
    .toSorted((a, b) => b.amount - a.amount)
    .map((request) => {
      const [finding] = findExcessOverCeiling(findings, draft.details?.award ?? {}, {
        amount: request.amount,
        statement: `You request ${request.text}`,
        sentence: request.sentence,
        advice: 'Lower the request and the budget.',
        ...getPlace(request),
      });
      return { ...request, finding };
    });
  const certain = fromHighest.filter(({ finding }) => finding?.level === 'blocker');
  const { finding } = certain[0] ?? fromHighest[0] ?? {};
  const outside = finding ? [addFurtherRequests(finding, certain)] : [];
  return [...outside, ...listDifferences(draft, stated, currency)];
}

/** Adds the lower requests that are above the maximum as well. */
function addFurtherRequests(finding: Finding, certain: readonly RequestedAmount[]): Finding {
  const further = deduplicateBy(certain, ({ amount }) => amount).slice(1);
  if (further.length === 0) return finding;
  const texts = further.map(({ text }) => text).join(', ');
  return { ...finding, help: `${finding.help ?? ''} Also above the maximum: ${texts}.` };
}

const help = 'State one amount, the same in the text and in the budget.';

function listDifferences(
  { submission }: Draft,
  stated: readonly StatedRequest[],
  currency: string,
): Finding[] {
  const [first, second] = deduplicateBy(stated, ({ amount }) => amount);
  if (first && second) {
    const text = `The text requests both ${first.text} and ${second.text}`;
    const place = { type: 'words', words: second.text } as const;
    return [findings.warning('different', text, { help, place })];
  }
  const entered = submission?.requestedAmount;
  const isComparable = first && mayBeIn(first, currency) && !isPerYear(first);
  if (!isComparable || entered === undefined || !isDifferent(entered, first.amount)) return [];
  const text = `You entered ${formatAmount(entered, currency)} as the amount requested; the text requests ${first.text}`;
  return [findings.warning('entered', text, { help, place: { type: 'words', words: first.text } })];
}

/** Lists the requests stated in the text and entered by the applicant, or else the one in the answer to "how much". */
function listRequests(
  { submission, answers = [] }: Draft,
  stated: readonly StatedRequest[],
  currency: string,
): RequestedAmount[] {
  const entered = submission?.requestedAmount;
  const requests: RequestedAmount[] = stated.filter((request) => mayBeIn(request, currency));
  if (entered !== undefined)
    requests.push({ amount: entered, text: formatAmount(entered, currency), sentence: '' });
  if (requests.length > 0) return requests;
  return answers
    .filter(({ question }) => howMuch.test(question))
    .flatMap(({ answer }) => {
      const amounts = findAnsweredAmounts(answer, currency).filter((one) => mayBeIn(one, currency));
      return amounts.length === 1 ? amounts.map((one) => ({ ...one, sentence: '' })) : [];
    });
}

/** Finds the amounts in an answer; a number alone, "18500", is in the expected currency. */
function findAnsweredAmounts(answer: string, currency: string): Amount[] {
  const amounts = findAmounts(answer);
  if (amounts.length > 0) return amounts;
  const whole = answer.trim().replace(/\.$/, '');
  return findAmounts(answer, currency)
    .filter(({ text }) => text === whole)
    .map((amount) => ({ ...amount, text: formatAmount(amount.amount, currency) }));
}

const getPlace = ({ text, sentence }: RequestedAmount): Pick<Finding, 'place'> =>
  sentence === '' ? {} : { place: { type: 'words', words: text } };
