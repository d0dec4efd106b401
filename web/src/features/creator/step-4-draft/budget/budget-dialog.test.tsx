import type { Submission } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication } from '../../testing/builders.ts';
import { button } from '../../testing/creator-actions.tsx';
import {
  details,
  van,
  withBudget,
  pressBudget,
  openBudget,
  openBudgetInCreator,
  line,
  cell,
  lineCount,
  total,
} from './budget-under-test.tsx';

describe('the budget table', () => {
  it('can be filled in by keyboard, shows the totals, and is saved', async () => {
    const bodies: { submission?: Submission }[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anApplication({ version: 4 }));
    });
    const { user } = await openBudgetInCreator();
    await user.click(cell(1, 'Item'));
    await user.keyboard('Coordinator{Tab}0.5 FTE{Tab}12,500{Tab}$12 500.00{Enter}');
    expect(document.activeElement).toBe(cell(2, 'Item'));
    await user.keyboard('Overhead{Tab}{Tab}1000.5{Tab}500.25{Tab}500.25');
    expect(total()).toBe('TotalCost $13,500.50Requested $13,000.25Other sources $500.25');
    expect(line(2).getByRole<HTMLInputElement>('checkbox', { name: 'Indirect' }).checked).toBe(
      true,
    );
    await user.click(button('Close'));
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(bodies[0]?.submission?.budget).toEqual({
      currency: 'USD',
      lines: [
        { item: 'Coordinator', basis: '0.5 FTE', cost: 12_500, requested: 12_500 },
        { item: 'Overhead', cost: 1_000.5, requested: 500.25, other: 500.25 },
      ],
    });
  });

  it('keeps invalid input when closed', async () => {
    const { user } = await openBudget(withBudget());
    await user.type(cell(1, 'Cost'), 'k{Tab}');
    expect(line(1).getByText('Enter an amount, such as 25,000.')).toBeTruthy();
    await user.click(button('Close'));
    await pressBudget(user);
    expect(cell(1, 'Cost').value).toBe('30,000k');
    expect(total()).toContain('Cost $0');
  });

  it('disables inserting and exporting while an amount is invalid', async () => {
    const { user } = await openBudget(withBudget([van, van]));
    await user.clear(cell(2, 'Cost'));
    await user.type(cell(2, 'Cost'), '12.500');
    expect(cell(2, 'Cost').getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(cell(2, 'Cost').getAttribute('aria-invalid')).toBe('true');
    const reason = 'Correct the amount in line 2 before you export or insert the budget.';
    for (const name of ['Export to Excel', 'Insert into the draft']) {
      expect(button(name).disabled).toBe(true);
      const describedBy = button(name).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(describedBy)?.textContent).toBe(reason);
    }
    await user.clear(cell(2, 'Cost'));
    await user.type(cell(2, 'Cost'), '12,500');
    expect(button('Insert into the draft').disabled).toBe(false);
    expect(button('Insert into the draft').getAttribute('aria-describedby')).toBeNull();
    expect(total()).toContain('Cost $42,500');
  });

  it('returns focus to the button that opened it, even after a line was added', async () => {
    const { user } = await openBudget(withBudget());
    await user.click(button('Add a line'));
    expect(document.activeElement).toBe(cell(2, 'Item'));
    for (const _ of ['closed', 'reopened and closed']) {
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(button('Budget'));
      await pressBudget(user);
    }
  });

  it('explains why a line does not add up once the line loses focus', async () => {
    const { user } = await openBudget();
    await user.click(cell(1, 'Item'));
    await user.keyboard('Van{Tab}{Tab}1000{Tab}800');
    expect(screen.queryByText(/has no source/)).toBeNull();
    await user.click(button('Add a line'));
    const problem = line(1).getByText('$200 of the cost has no source.');
    for (const label of ['Cost', 'Requested', 'Other sources']) {
      const describedBy = cell(1, label).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(describedBy)?.contains(problem)).toBe(true);
    }
    await user.type(cell(1, 'Other sources'), '300');
    expect(line(1).getByText(/add up to \$1,100, but the cost is \$1,000\./)).toBeTruthy();
  });

  it('removes a line, and restores it to its original position', async () => {
    const fuel = { item: 'Fuel', cost: 10, requested: 10 };
    const { user } = await openBudget(withBudget([van, { ...fuel, other: 0 }]));
    await user.click(button('Remove Van'));
    expect(lineCount()).toBe(1);
    expect(document.activeElement).toBe(cell(1, 'Item'));
    const announced = screen.getAllByText('Removed “Van”.').map((one) => one.closest('[role]'));
    expect(announced.some((place) => place?.getAttribute('role') === 'log')).toBe(true);
    await user.click(button('Undo'));
    expect(cell(1, 'Item').value).toBe('Van');
    expect(cell(1, 'Other sources').value).toBe('5,500');
    expect(document.activeElement).toBe(cell(1, 'Item'));
    expect(lineCount()).toBe(2);
  });

  it("compares the sums with the funder's rules", async () => {
    const { user } = await openBudget({
      analysis: anAnalysis({ details }),
      submission: { budget: { currency: 'CAD', lines: [van] } },
    });
    const rules = within(screen.getByRole('list', { name: 'The funder’s rules' }));
    expect(rules.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Not met',
      'Met',
    ]);
    await user.click(rules.getByRole('button', { name: 'At most CA$20,000: CA$24,500 requested' }));
    expect(rules.getByText('Awards are up to $20,000.')).toBeTruthy();
    expect(rules.getByText('A match of CA$2,450: CA$5,500 from other sources')).toBeTruthy();
    expect(total()).toContain('CA$30,000');
  });

  it('keeps the currency of amounts already entered', async () => {
    const { user } = await openBudget({ analysis: anAnalysis({ details }), ...withBudget() });
    await user.type(cell(1, 'Item'), 's');
    expect(total()).toContain('Cost $30,000');
    await user.click(button('Remove Vans'));
    expect(total()).toContain('Cost CA$0');
    await user.click(button('Undo'));
    expect(total()).toContain('Cost $30,000');
    const rules = within(screen.getByRole('list', { name: 'The funder’s rules' }));
    expect(
      rules.getByRole('button', { name: 'The award is in CAD, but the budget is in USD' }),
    ).toBeTruthy();
  });

  it('can switch to another currency without changing the amounts', async () => {
    const { user } = await openBudget({ analysis: anAnalysis({ details }), ...withBudget() });
    const choice = screen.getByLabelText<HTMLSelectElement>('Currency');
    expect([...choice.options].map(({ value }) => value).slice(0, 3)).toEqual([
      'CAD',
      'USD',
      'EUR',
    ]);
    await user.selectOptions(choice, 'EUR');
    expect(total()).toContain('Cost €30,000');
    await user.type(cell(1, 'Item'), 's');
    expect(total()).toContain('Cost €30,000');
    await user.click(button('Remove Vans'));
    await user.click(button('Undo'));
    expect(total()).toContain('Cost €30,000');
  });

  it('defaults to the currency of the award', async () => {
    await openBudget({ analysis: anAnalysis({ details }) });
    expect(total()).toContain('Cost CA$0');
  });
});
