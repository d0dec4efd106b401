import { ceilingFindings } from './ceiling-findings.ts';
import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { distinctAmounts } from './distinct-amounts.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { type Amount, amountsIn, mayBeIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';
import { requestsInText, type StatedRequest } from './requests-in-text.ts';

const findings = findingsOf('request');
const howMuch = /\b(?:how much|what amount|amount .{0,30}request)/i;

type Request = { amount: number; text: string; sentence: string };

/** Finds requests above the ceiling or below the floor of one award, and different requests in the text. */
export function requestAgainstCeiling(draft: Draft): Finding[] {
  const { ceiling, floor } = draft.details?.award ?? {};
  const stated = requestsInText(draft);
  const requests = requestsOf(draft, stated, ceiling?.currency ?? floor?.currency);
  const highest = requests.toSorted((a, b) => b.amount - a.amount)[0];
  const outside = highest
    ? ceilingFindings(findings, draft.details?.award ?? {}, {
        amount: highest.amount,
        statement: `You request ${highest.text}`,
        sentence: highest.sentence,
        advice: 'Lower the request and the budget.',
        ...placeOf(highest),
      })
    : [];
  const [first, second] = distinctAmounts(stated);
  if (!first || !second) return outside;
  return [
    ...outside,
    findings.warning('different', `The text requests both ${first.text} and ${second.text}`, {
      help: 'State one amount, the same in the text and in the budget.',
      place: { type: 'words', words: second.text },
    }),
  ];
}

/** The request entered by the applicant, or else stated in the text, or else given in the answer to "how much". */
function requestsOf(
  { submission, answers = [] }: Draft,
  requests: readonly StatedRequest[],
  currency = 'USD',
): Request[] {
  const enteredAmount = submission?.requestedAmount;
  if (enteredAmount !== undefined)
    return [{ amount: enteredAmount, text: formatAmount(enteredAmount, currency), sentence: '' }];
  const stated = requests.filter((request) => mayBeIn(request, currency));
  if (stated.length > 0) return stated;
  return answers
    .filter(({ question }) => howMuch.test(question))
    .flatMap(({ answer }) => {
      const amounts = answeredAmounts(answer, currency).filter((one) => mayBeIn(one, currency));
      return amounts.length === 1 ? amounts.map((one) => ({ ...one, sentence: '' })) : [];
    });
}

/** The amounts in an answer; a number alone, "18500", is in the expected currency. */
function answeredAmounts(answer: string, currency: string): Amount[] {
  const amounts = amountsIn(answer);
  if (amounts.length > 0) return amounts;
  const whole = answer.trim().replace(/\.$/, '');
  return amountsIn(answer, currency)
    .filter(({ text }) => text === whole)
    .map((amount) => ({ ...amount, text: formatAmount(amount.amount, currency) }));
}

const placeOf = ({ text, sentence }: Request): Pick<Finding, 'place'> =>
  sentence === '' ? {} : { place: { type: 'words', words: text } };
