import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { rightBudget, toInputFields } from './testing/budgets.ts';
import { aReadinessInput } from './testing/builders.ts';

it('does not compare a budget with amounts in another currency', () => {
  const { submission, ...given } = toInputFields({
    ...rightBudget(),
    requestedAmount: 48_000,
    text: 'Harbor House requests $48,000. The total project cost is $66,000. Office supplies: $8,000.',
    rest:
      '<table><tr><td>Item</td><td>Cost</td></tr><tr><td>Staff</td><td>$54,000</td></tr>' +
      '<tr><td>Other</td><td>$9,000</td></tr><tr><td>Total</td><td>$63,000</td></tr></table>',
  });
  const lines = submission.budget.lines.map((line) => ({ ...line, basis: '2 x $1,000' }));
  const findings = findFindings(
    aReadinessInput({
      ...given,
      submission: { ...submission, budget: { currency: 'EUR', lines } },
    }),
  );
  expect(findings.map(({ text }) => text)).toEqual([
    'The budget is in EUR, but the award is in USD',
  ]);
});
