import { sumBudget, isDifferent } from '../../../budget/sum-budget.ts';
import { chooseAwardCurrency } from '../../../budget/currencies.ts';
import { findEnteredBudget, budgetPlace as place, placeInSection } from './find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { mayBeIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';
import { isPerYear, findRequestsInText } from './find-requests-in-text.ts';

const { warning } = createFindingFactory('budget-request');
const help = 'State one amount, the same in the text and in the budget.';

/** Finds a budget that requests a different amount than the text states or the applicant entered. */
export function budgetDiffersFromRequest(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  if (!budget) return [];
  const { requested } = sumBudget(budget.lines);
  if (requested === 0) return [];
  const sum = `the budget table adds up to ${formatAmount(requested, budget.currency)}`;
  const findings: Finding[] = [];
  const enteredAmount = draft.submission?.requestedAmount;
  const isComparable = chooseAwardCurrency(draft.details?.award) === budget.currency;
  if (enteredAmount !== undefined && isComparable && isDifferent(enteredAmount, requested)) {
    const enteredText = formatAmount(enteredAmount, budget.currency);
    const text = `You entered ${enteredText} as the amount requested; ${sum}`;
    findings.push(warning('entered', text, { help, place }));
  }
  const requests = findRequestsInText(draft).filter(
    (request) => mayBeIn(request, budget.currency) && !isPerYear(request),
  );
  const [first] = requests;
  if (first && requests.every(({ amount }) => isDifferent(amount, requested))) {
    const text = `The text requests ${first.text}${placeInSection(draft, first.sentence)}; ${sum}`;
    findings.push(warning('text', text, { help, place }));
  }
  return findings;
}
