import type { Application, Submission } from '@grantwright/shared/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { createQueryClient } from '../../../../lib/query.ts';
import * as files from '../../../../lib/save-file.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { LiveRegion } from '../../../../ui/live-region.tsx';
import { applicationToState } from '../../state/application-to-state.ts';
import { creatorReducer } from '../../state/creator-reducer.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { button, openSavedApplication } from '../../testing/creator-actions.tsx';
import { BudgetButton } from './budget-button.tsx';

const details = someDetails({
  award: {
    ceiling: { amount: 20_000, currency: 'CAD', quote: 'Awards are up to $20,000.', page: 2 },
  },
  budgetRules: { match: { percent: 10 } },
});
const van = { item: 'Van', cost: 30_000, requested: 24_500, other: 5_500 };
const withBudget = (lines = [van]) => ({ submission: { budget: { currency: 'USD', lines } } });

function BudgetOf({ application }: { application: Application }) {
  const [state, dispatch] = useReducer(creatorReducer, application, applicationToState);
  const [open, onOpenChange] = useState(false);
  const editor = useRef(null);
  return <BudgetButton {...{ state, dispatch, editor, open, onOpenChange }} />;
}

async function pressBudget(user = userEvent.setup()) {
  await user.click(button('Budget'));
  await screen.findByRole('dialog', { name: 'Budget' });
  return { user };
}

/** Opens the budget alone, because the rest of the creator would take most of the time. */
function openBudget(overrides: Partial<Application> = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BudgetOf application={anApplication(overrides)} />
      <LiveRegion />
    </QueryClientProvider>,
  );
  return pressBudget();
}

async function openBudgetInCreator(overrides: Partial<Application> = {}) {
  const { user } = await openSavedApplication(anApplication(overrides));
  return pressBudget(user);
}

const line = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Line ${number}\\b`) }));
const cell = (number: number, label: string) =>
  line(number).getByLabelText<HTMLInputElement>(label);
const lineCount = () => screen.getAllByRole('group', { name: /^Line / }).length;
const total = () => screen.getByRole('group', { name: 'Total' }).textContent;

describe('the budget table', () => {
  it('can be filled in by keyboard, shows the totals and is saved', async () => {
    const bodies: { submission?: Submission }[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push((await request.json()) as { submission?: Submission });
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
    expect(line(1).getByText('Please enter an amount, such as 25,000.')).toBeTruthy();
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
    const reason = 'Please correct the amount in line 2 before you export or insert the budget.';
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

  it('returns the focus to its button, even after a line has been added', async () => {
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

  it('explains why a line does not add up once the line loses the focus', async () => {
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

  it('removes a line and restores it to its original position', async () => {
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

describe('the budget in the draft', () => {
  const content = '<h2>Budget</h2><p>We add up.</p><h2>Team</h2><p>Two.</p>';
  const text = () => screen.getByRole('textbox', { name: 'Application text' });

  it('is inserted once and replaced only after confirmation', async () => {
    const { user } = await openBudgetInCreator({ content, ...withBudget() });
    await user.click(button('Insert into the draft'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(within(text()).getAllByRole('table')).toHaveLength(1));
    expect(document.activeElement).toBe(text());
    expect(text().textContent).toContain('We add up.Item');
    await pressBudget(user);
    await user.clear(cell(1, 'Item'));
    await user.type(cell(1, 'Item'), 'Bus');
    await user.click(button('Insert into the draft'));
    const question = screen.getByRole('alertdialog', { name: 'Replace the budget in the draft?' });
    await user.click(within(question).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(text().textContent).toContain('Bus'));
    expect(within(text()).getAllByRole('table')).toHaveLength(1);
    expect(text().textContent).not.toContain('Van');
  });

  it('is not replaced if the confirmation is canceled', async () => {
    const { user } = await openBudgetInCreator({ content, ...withBudget() });
    await user.click(button('Insert into the draft'));
    await pressBudget(user);
    await user.click(button('Insert into the draft'));
    await user.click(button('Cancel'));
    expect(screen.getByRole('dialog', { name: 'Budget' })).toBeTruthy();
  });
});

it('exports the budget as a spreadsheet', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const calls = saveFile.mock.calls.length;
  const { user } = await openBudget(withBudget());
  await user.click(button('Export to Excel'));
  await waitFor(() => expect(saveFile.mock.calls.length).toBe(calls + 1));
  expect(saveFile.mock.calls.at(-1)?.[1]).toBe('budget.xlsx');
});

it('opens the budget from "Ready to send?"', async () => {
  mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] }));
  const { user } = await openSavedApplication(anApplication(withBudget()));
  await user.click(button('Ready to send?'));
  expect(
    await screen.findByText(
      '1 line, $30,000 in all: $24,500 requested and $5,500 from other sources.',
    ),
  ).toBeTruthy();
  await user.click(button('Open the budget'));
  await screen.findByRole('dialog', { name: 'Budget' });
  expect(cell(1, 'Item').value).toBe('Van');
});
