import type { BudgetLine } from '../../../../contract/submission.ts';
import { computeBasisProduct } from '../../../budget/compute-basis-product.ts';
import { isDifferent } from '../../../budget/sum-budget.ts';
import { findLineProblem } from '../../../budget/find-line-problem.ts';
import { findEnteredBudget, budgetPlace as place } from './find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { isOnlyIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('budget-line');

/** Finds lines of the budget whose amounts do not add up, or differ from their own basis. */
export function budgetLines(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  if (!budget) return [];
  const problems = budget.lines.flatMap((line, index): Finding[] => {
    const name = line.item.trim() === '' ? `${index + 1}` : `“${line.item.trim()}”`;
    const subject = `${index + 1} ${line.item}`;
    const problem = findLineProblem(line, budget.currency);
    if (problem) {
      const create = problem.isCertain ? blocker : warning;
      return [create(subject, `Budget line ${name}: ${problem.text}`, { place })];
    }
    const basis = findBasisProblem(line, budget.currency);
    return basis ? [warning(`${subject}, basis`, `Budget line ${name}: ${basis}`, { place })] : [];
  });
  return [...problems, ...findRepeatedLines(budget.lines)];
}

/** Finds identical lines, which were probably entered twice. */
function findRepeatedLines(lines: readonly BudgetLine[]): Finding[] {
  const firsts = new Map<string, number>();
  return lines.flatMap(({ item, basis = '', cost, requested, other = 0 }, index) => {
    const name = item.trim();
    const key = JSON.stringify([name.toLowerCase(), basis.trim(), cost, requested, other]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    if (first === undefined || name === '' || cost === 0) return [];
    const text = `Budget lines ${first + 1} and ${index + 1} are the same: “${name}”`;
    const help = 'Remove one of them, or explain under Basis how they differ.';
    return [warning(`${index + 1} ${item}, repeated`, text, { help, place })];
  });
}

function findBasisProblem(
  { basis = '', cost, requested }: BudgetLine,
  currency: string,
): string | undefined {
  const result = isOnlyIn(basis, currency) ? computeBasisProduct(basis) : undefined;
  if (!result) return undefined;
  const { product, price } = result;
  // The price may already cover the whole line.
  if ([product, price].some((one) => !isDifferent(one, cost) || !isDifferent(one, requested)))
    return undefined;
  return `“${basis.trim()}” is ${formatAmount(product, currency)}, but the cost is ${formatAmount(cost, currency)}.`;
}
